/**
 * Lists what visitors of the demonstration looked at, waited for, did not find, and said when they left. Data only: the
 * seed turns it into rows.
 */

/** Days of which the demonstration has views. */
export const DAYS_OF_VIEWS = 60

/** Gives the views of an app on a day, the same at every seed: the first apps more, week-ends less, lately more. */
export function demoViews(order: number, daysAgo: number, weekday: number): number {
  const usual = Math.max(2, 16 - order)
  const growth = 1.3 - (0.5 * daysAgo) / DAYS_OF_VIEWS
  const quiet = weekday === 0 || weekday === 6 ? 0.3 : 1
  const chance = ((order * 7 + daysAgo * 13) % 9) - 4
  return Math.max(0, Math.round(usual * growth * quiet + chance / 2))
}

/** People who wait for an app, by e-mail before the @. */
export const demoFollowers: Record<string, string[]> = {
  REEMPLOI: ['claire.vasseur', 'sophie.leguen', 'karim.benhaddou', 'amina.diop', 'hannah.lindqvist'],
  PLUME24: ['ines.delattre', 'oliver.hargreaves', 'thomas.nguyen'],
  VOIXMAG: ['claire.vasseur', 'mathieu.roussel'],
  SIGNAUX: ['amina.diop'],
}

/** Words that found nothing, with how often and how many days ago they were tried last. */
export const demoMisses: [words: string, count: number, daysAgo: number][] = [
  ['drone', 14, 1],
  ['rfid', 11, 2],
  ['recrutement', 9, 0],
  ['allergènes', 8, 4],
  ['billetterie', 6, 3],
  ['blockchain', 5, 12],
  ['covoiturage', 4, 6],
  ['onboarding', 4, 9],
  ['recruitment', 3, 5],
  ['traduction', 3, 15],
  ['marketplace', 2, 8],
  ['hologramme', 1, 20],
]

type DemoFeedback = {
  /** E-mail before the @, and the app whose access is over. */
  person: string
  code: string
  useful: 0 | 1 | 2
  again: boolean
  comment: string | null
}
export const demoFeedback: DemoFeedback[] = [
  said('oliver.hargreaves', 'PANIERS', 2, true, 'Clear segments. I would like to export them.'),
  said('ines.delattre', 'ACCESTOUS', 2, true, 'Trois défauts trouvés sur notre page panier en dix minutes.'),
  said('thomas.nguyen', 'VISIOSTOCK', 1, false, 'Trente minutes, c’est court pour juger.'),
  said('jean-baptiste.delafontaniere', 'LECTURE7', 2, true, null),
  said('karim.benhaddou', 'CRENEAUX', 0, false, 'Nos tournées du samedi n’entrent pas dans le modèle.'),
  said('hannah.lindqvist', 'COMPTOIR', 2, true, 'Answers sounded natural, in English too.'),
  said('claire.vasseur', 'CARBONE24', 2, true, 'À montrer à notre direction RSE.'),
  said('amina.diop', 'NUANCES', 1, true, null),
  said('mathieu.roussel', 'PRIXCOURBE', 2, true, null),
  said('sophie.leguen', 'ENERGIE2', 2, false, 'Il manque l’import de nos relevés.'),
  said('oliver.hargreaves', 'COMPTOIR', 1, true, null),
  said('claire.vasseur', 'VISIOSTOCK', 2, true, 'Le comptage par photo nous ferait gagner une matinée.'),
]

function said(
  person: string,
  code: string,
  useful: 0 | 1 | 2,
  again: boolean,
  comment: string | null,
): DemoFeedback {
  return { person, code, useful, again, comment }
}
