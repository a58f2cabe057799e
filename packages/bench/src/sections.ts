/** Sections of the tables, by the names that `--only` takes. */
export const SECTIONS = {
  storefront: 'Storefront',
  console: 'Back office',
  publishing: 'Publishing',
  api: 'API',
  gate: 'Gate',
  install: 'Installation',
} as const
export type Section = keyof typeof SECTIONS
