/** Names a setting that the gate cannot start with, and says what it must be. */
export class BadSetting extends Error {}
