/** Letters without their marks, as `diacritic` gives them: `É` becomes `E`. */
export const clean = (text: string) => text.normalize('NFD').replace(/\p{Mark}/gu, '')
