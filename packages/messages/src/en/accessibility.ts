import type { accessibility as french, siteMap as frenchMap } from '../fr/accessibility.ts'
import type { Translation } from '../types.ts'

export const accessibility = {
  title: 'Accessibility statement',
  description: 'What has been checked, what has not, and how to report a problem.',
  mention: {
    none: 'Accessibility: not assessed',
    not: 'Accessibility: not compliant',
    partial: 'Accessibility: partially compliant',
    full: 'Accessibility: fully compliant',
  },
  intro:
    '%{name} is committed to making this portal accessible, under article 47 of French Act no. 2005-102 of 11 February 2005. This statement applies to %{site}.',
  stateTitle: 'Compliance status',
  state: {
    none: 'The portal has not been assessed: nobody has checked it against the French accessibility standard (RGAA) yet. We therefore claim no level.',
    not: 'The portal does not comply with the French accessibility standard (RGAA).',
    partial: 'The portal partially complies with the French accessibility standard (RGAA).',
    full: 'The portal fully complies with the French accessibility standard (RGAA).',
  },
  audit: 'Assessed by %{auditor} on %{date}.',
  rate: '%{rate}% of the applicable criteria are met.',
  plan: 'Multi-year accessibility plan',
  checkedTitle: 'What we check ourselves',
  checked:
    'Every version of the portal goes through automatic checks: names and structure of the pages, contrast, keyboard, zoom, the width of a phone. They find only some of the flaws and do not replace an assessment.',
  reportTitle: 'Report a problem',
  report:
    'Is a page, a form or a video giving you trouble? Write to us at %{email}: tell us the address of the page and what you were trying to do. We answer, and offer you another way to get what you came for.',
  reportButton: 'Report a problem',
  reportSubject: 'Accessibility of the Next Epsilon Apps portal',
  defenderTitle: 'If our answer does not help',
  defender:
    'If you told us about a flaw that keeps you from some content or service, and our answer was not satisfactory, you may turn to the French Defender of Rights (Défenseur des droits).',
  defenderLink: 'Write to the Defender of Rights',
} satisfies Translation<typeof french>

export const siteMap = {
  title: 'Site map',
  description: 'Every page of the portal, and every app by category.',
  pages: 'Pages',
  yourPages: 'Your pages',
  about: 'About',
  apps: 'Apps',
} satisfies Translation<typeof frenchMap>
