import type { Language } from '@portal/contract/rules'

/** The gate's own sentences; `{code}` stands for the app's code. French is the source. */
const fr = {
  portal: 'Portail Apps',
  brand: 'Next by Epsilon',
  door: {
    title: 'Cette démonstration s’ouvre depuis le portail',
    detail:
      'L’accès à {code} est personnel et limité dans le temps. Ouvrez la démonstration depuis le portail : il vous remet un ticket d’entrée et vous conduit ici.',
    action: 'Aller au portail',
  },
  ended: {
    title: 'Votre temps est écoulé',
    detail:
      'Merci d’avoir essayé {code}. La porte s’est refermée à l’heure prévue ; vous pouvez demander un nouvel accès depuis le portail.',
    action: 'Demander un nouvel accès',
  },
  revoked: {
    title: 'Votre accès a pris fin',
    detail:
      'L’équipe du portail a refermé cet accès à {code} avant son terme. Vous pouvez en demander un autre ou lui écrire depuis le portail.',
    action: 'Revenir au portail',
  },
  ticket: {
    title: 'Ce ticket d’entrée n’est plus valable',
    detail:
      'Un ticket ne sert qu’une fois, pour une seule démonstration, dans les cinq minutes qui suivent son émission. Rouvrez {code} depuis le portail pour en recevoir un neuf.',
    action: 'Rouvrir depuis le portail',
  },
  unavailable: {
    title: 'Le portail ne répond pas pour l’instant',
    detail:
      'Votre ticket pour {code} n’a pas pu être vérifié. Patientez un instant, puis ouvrez de nouveau la démonstration depuis le portail.',
    action: 'Revenir au portail',
  },
  missing: {
    title: 'Aucune démonstration à cette adresse',
    detail: 'Les démonstrations s’ouvrent depuis le portail, chacune avec son propre ticket d’entrée.',
    action: 'Aller au portail',
  },
  clock: {
    label: 'Temps restant',
    lastMinutes: 'Il vous reste moins de cinq minutes.',
    lastMinute: 'Il vous reste moins d’une minute.',
    leave: 'Quitter',
    day: 'j',
    hour: 'h',
    minute: 'min',
    second: 's',
  },
} as const

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
export type GateTexts = Shape<typeof fr>

const en = {
  portal: 'Apps Portal',
  brand: 'Next by Epsilon',
  door: {
    title: 'This demo opens from the portal',
    detail:
      'Access to {code} is personal and limited in time. Open the demo from the portal: it hands you an entry ticket and brings you here.',
    action: 'Go to the portal',
  },
  ended: {
    title: 'Your time is up',
    detail:
      'Thank you for trying {code}. The door closed on schedule; you can ask for a new access from the portal.',
    action: 'Ask for a new access',
  },
  revoked: {
    title: 'Your access has ended',
    detail:
      'The portal team closed this access to {code} before its time. You can ask for another one, or write to the team, from the portal.',
    action: 'Back to the portal',
  },
  ticket: {
    title: 'This entry ticket is no longer valid',
    detail:
      'A ticket works once, for one demo, within five minutes of being issued. Open {code} from the portal again to get a fresh one.',
    action: 'Reopen from the portal',
  },
  unavailable: {
    title: 'The portal is not answering right now',
    detail:
      'Your ticket for {code} could not be checked. Wait a moment, then open the demo from the portal again.',
    action: 'Back to the portal',
  },
  missing: {
    title: 'There is no demo at this address',
    detail: 'Demos open from the portal, each with an entry ticket of its own.',
    action: 'Go to the portal',
  },
  clock: {
    label: 'Time left',
    lastMinutes: 'You have less than five minutes left.',
    lastMinute: 'You have less than one minute left.',
    leave: 'Leave',
    day: 'd',
    hour: 'h',
    minute: 'min',
    second: 's',
  },
} as const satisfies GateTexts

export const gateTexts: Readonly<Record<Language, GateTexts>> = { fr, en }
