/** Tables that the platform reads and writes; the server's schema contains them. */
export interface PlatformTables {
  leases: LeasesTable
  secrets: SecretsTable
}

/** A lock that one server holds for a while. */
interface LeasesTable {
  name: string
  holder: string
  expires_at: string
}

/** Random values of this installation. */
interface SecretsTable {
  name: string
  value: string
  created_at: string
}
