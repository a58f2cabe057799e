/**
 * Stands for the English grammar by which react-admin guesses a name from a key: every name of the console is
 * written, in both languages.
 */
export const humanize = (key: string) => key
export {
  humanize as capitalize,
  humanize as inflect,
  humanize as pluralize,
  humanize as singularize,
  humanize as transform,
}
