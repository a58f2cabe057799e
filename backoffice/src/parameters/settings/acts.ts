/** Messages of a setting to its page. */
export type SettingActs = {
  onTyped: (name: string, isTyped: boolean) => void
  /** Called when somebody else changed the setting first. */
  onConflict: () => void
}
