/** What the site is served with. */
export type SiteParts = {
  config: { dataDir: string; publishHook?: string | undefined; publicUrl: string; mediaBaseUrl: string }
  /** Finds the code of an app by its id, or by its code in other letters; `null` where there is none. */
  findAppCode(asked: string): Promise<string | null>
}
