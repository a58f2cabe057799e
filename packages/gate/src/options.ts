export type GateOptions = {
  /** The app's code at the portal: the audience of its tickets. */
  code: string
  /** The app's secret at the portal; it never leaves this process but towards the portal. */
  secret: string
  /** The portal's public address, which is also the issuer of its tickets. */
  portalUrl: string
  /** Where the app lives on its host: '' for the whole host, or '/CODE'. */
  basePath?: string
  /** The address that people use, where the `Host` header does not say it. */
  publicUrl?: string
  /** Signs the gate's own cookies; derived from `secret` unless given. */
  cookieSecret?: string
  /** Whether people reach the app by https; false is for this machine alone. */
  secure?: boolean
  /** How often the portal is asked whether an access still runs, in ms; 30 seconds unless given. */
  introspectEveryMs?: number
  /** Whether the demo answers; asked before a ticket is spent. */
  isDemoUp?: () => Promise<boolean>
  /** The machine's clock. */
  now?: () => Date
  /** Told when the portal does not answer; never told a ticket or a secret. */
  warn?: (message: string) => void
}
