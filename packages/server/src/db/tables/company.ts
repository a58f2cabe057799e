/** Sign-ins through the company's provider. */
export interface CompanyTables {
  company_identities: CompanyIdentitiesTable
  company_arrivals: CompanyArrivalsTable
  company_sessions: CompanySessionsTable
  company_logouts: CompanyLogoutsTable
}

/** A person's identity at the company's provider. */
interface CompanyIdentitiesTable {
  issuer: string
  subject: string
  user_id: number
  created_at: string
  seen_at: string
}

/** Somebody who came back from the provider and has no session yet; the token is in their browser's cookie. */
interface CompanyArrivalsTable {
  /** SHA-256 of the token. */
  hash: string
  /** The provider's answer, encrypted. */
  sealed: string
  expires_at: string
}

/** Sessions that began at the company's provider. */
interface CompanySessionsTable {
  session_id: number
  issuer: string
  subject: string
  /** The provider's own name of its session. */
  sid: string | null
  /** The provider's tokens, encrypted. */
  sealed: string
  /** Instant when the provider last said that the person may come in. */
  confirmed_at: string
}

/** Logout tokens that were heard, each once. */
interface CompanyLogoutsTable {
  hash: string
  expires_at: string
}
