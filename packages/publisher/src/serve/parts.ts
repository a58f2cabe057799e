/** Everything that serving the site needs. */
export type SiteParts = {
  config: { dataDir: string; publishHook?: string | undefined; publicUrl: string; mediaBaseUrl: string }
  /** Finds an app's code by its id, or by its code in other letters; `null` when unknown. */
  findAppCode(asked: string): Promise<string | null>
}
