/** Folds case, accents and ligatures: 'Œil d’Été' becomes "oeil d'ete". */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")

/** The words of a text, folded: letters and digits only, so that "d'énergie" gives "d" and "energie". */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
