import type { binderAdmin as french } from '../fr/binderAdmin.ts'
import type { Translation } from '../types.ts'

export const binderAdmin = {
  help: 'What is true of this installation, for the data-protection officer: register, recipients, retention as applied, accessibility, eco-design, components.',
  save: 'Save the binder',
  print: 'Print',
  table: 'Table of the binder',
} satisfies Translation<typeof french>
