/** Tables that the platform itself reads and writes; the server's own schema contains them. */
export interface PlatformTables {
  leases: LeasesTable
  secrets: SecretsTable
}

/** A right that one server holds for a while. */
export interface LeasesTable {
  name: string
  holder: string
  expires_at: string
}

/** Random values of this installation. */
export interface SecretsTable {
  name: string
  value: string
  created_at: string
}
