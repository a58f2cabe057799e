/** Endings that a word may lose, with what takes their place; the first that fits is taken. Folded letters. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  // Plurals: "réseaux", "journaux", "énergies", "batteries", "shelves", "boxes".
  [/eaux$/, 'eau'],
  [/aux$/, 'al'],
  [/ies$/, 'i'],
  [/([ae]l|ar)ves$/, '$1f'],
  [/([sxz]|ch|sh)es$/, '$1'],
  [/([^s])s$/, '$1'],
  [/([^u])x$/, '$1'],
]
/** After the plural: "optimize", "électrique", "accessibilité", "répondre", "environnemental", "consommation", "connectée", "comptent". */
const LIGHT: readonly (readonly [RegExp, string])[] = [
  [/iz(?:ation|ing|e[dr]?)$/, 'is'],
  [/(?:icite|icity|ique|ical)$/, 'ic'],
  [/([ai]b)ilit[ey]$/, '$1l'],
  [/ndre$/, 'nd'],
  [/ement(?:ale?)?$/, ''],
  [/ction$/, 'ct'],
  [/(?:ation|aison|ateur|atrice|eur|euse)$/, ''],
  [/(?:ing|age|ee|e[drz])$/, ''],
  [/([^m])ent$/, '$1'],
  [/[ey]$/, ''],
]
const SHORTEST = 4

/**
 * Cuts the plural and the simple endings of French and English off a folded word, so that "énergies" and "énergie"
 * meet. It makes no dictionary form: both sides of a search are cut alike.
 */
export const stem = (word: string): string => cut(singular(word), LIGHT)

/** Cuts the plural off a folded word. */
export const singular = (word: string): string => cut(word, ENDINGS)

function cut(word: string, endings: typeof ENDINGS): string {
  for (const [ending, put] of endings) {
    const shorter = word.replace(ending, put)
    if (shorter !== word) return shorter.length >= SHORTEST ? shorter : word
  }
  return word
}
