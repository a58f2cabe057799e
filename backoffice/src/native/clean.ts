/** Removes diacritics as the library `diacritic` does: `É` becomes `E`. */
export const clean = (text: string) => text.normalize('NFD').replace(/\p{Mark}/gu, '')
