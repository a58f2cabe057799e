/** A setting that the gate cannot start with; the message names it and says what it must be. */
export class BadSetting extends Error {}
