/** More characters than a card or a row of the list has room for, at any width. */
const LONGEST = 320

/** Cuts a description after a word: what a card cannot show is only on the app's page. */
export function cardDescription(description: string): string {
  if (description.length <= LONGEST) return description
  // A sign of two halves is not cut in its middle.
  return `${description.slice(0, LONGEST).replace(/\s+\S*$|[\uD800-\uDBFF]$/, '')}…`
}
