const LONGEST = 60
/** An e-mail address, a telephone or a card number: somebody typed it into the wrong field. */
const PERSONAL = /@|\d[\d .-]{4,}\d/

/**
 * Reads what was looked for as it is counted: small letters, single spaces, no marks around it.
 *
 * @returns `null` for what is not to be kept: nothing to read, too long, or somebody's data
 */
export function missedWords(typed: string): string | null {
  if (PERSONAL.test(typed)) return null
  const words =
    typed
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  const kept = words.join(' ')
  return kept.length >= 2 && kept.length <= LONGEST ? kept : null
}
