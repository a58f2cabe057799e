import type { Language } from '@portal/contract'

/**
 * The people of the demonstration and the story of each of their requests, in every state of
 * docs/product.md#life-of-an-access. Data only: the seed turns it into rows.
 */
export type DemoUser = {
  /** 1 Madame, 2 Monsieur. */
  civility: 1 | 2
  prenom: string
  nom: string
  email: string
  organisation: string | null
  fonction: string | null
  telephone: string | null
  optin_email: boolean
  language: Language
  /** 0 A valider, 1 Validé, 2 Désactivé, 3 Bloqué. */
  status: 0 | 1 | 2 | 3
  /** Days since the account was created: before the user's first request. */
  joinedDaysAgo: number
}

type DemoAccessState =
  | 'waiting'
  | 'granted'
  | 'running'
  | 'nearlyOver'
  | 'expired'
  | 'lapsed'
  | 'refused'
  | 'cancelled'
  | 'revoked'

/**
 * One request and its outcome. The seed places decision and opening between the request and now: `running`
 * and `nearlyOver` still have time left, `expired` has none, `granted` is younger than `access.useBy` (7
 * days), and `lapsed` older and never opened.
 */
export type DemoAccess = {
  /** E-mail of a {@link DemoUser}. */
  email: string
  /** Code of a demo app. */
  code: string
  state: DemoAccessState
  /** Hours since the request. */
  ageHours: number
  /** Duration asked for or granted, 1–8; 0 once refused, cancelled or revoked. */
  duration_id: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  /** The requester's reason, in French, if any. */
  asked: string | null
  /** Reason of a refusal, revocation or cancellation, in French. */
  reason: string | null
}

export const demoUsers: DemoUser[] = [
  user(
    1,
    'Claire',
    'Vasseur',
    'Maison Verdier',
    'Directrice de l’innovation',
    '+33 6 12 34 56 78',
    true,
    'fr',
    1,
    92,
  ),
  user(
    2,
    'Karim',
    'Benhaddou',
    'Coopérative Rive-Sud',
    'Responsable logistique',
    '06 45 22 18 90',
    true,
    'fr',
    1,
    84,
  ),
  user(
    1,
    'Inès',
    'Delattre',
    'Atelier Garance',
    'Cheffe de projet digital',
    '07-68-11-40-25',
    false,
    'fr',
    1,
    77,
  ),
  user(
    2,
    'Oliver',
    'Hargreaves',
    'Northmoor Retail',
    'Head of Customer Insight',
    '+44 20 7946 0958',
    true,
    'en',
    1,
    70,
  ),
  user(
    1,
    'Sophie',
    'Le Guen',
    'Port d’Armor Distribution',
    'Responsable RSE',
    '02 98 44 10 32',
    true,
    'fr',
    1,
    66,
  ),
  user(2, 'Mathieu', 'Roussel', 'Maison Verdier', 'Contrôleur de gestion', null, false, 'fr', 1, 61),
  user(1, 'Amina', 'Diop', 'Groupe Palissade', 'Data scientist', '+33 7 55 09 87 21', true, 'fr', 1, 58),
  user(
    1,
    'Hannah',
    'Lindqvist',
    'Fjordline Goods',
    'Product Manager',
    '+46 8 123 456 78',
    false,
    'en',
    1,
    49,
  ),
  user(
    2,
    'Jean-Baptiste',
    'de la Fontanière-Monteil',
    'Établissements Fontanière & Fils',
    'Gérant',
    '04 72 00 19 63',
    false,
    'fr',
    1,
    44,
  ),
  user(2, 'Thomas', 'Nguyen', null, null, null, false, 'fr', 1, 31),
  user(
    1,
    'Lucie',
    'Marchetti',
    'Halles du Ponant',
    'Responsable de magasin',
    '06 31 75 20 04',
    true,
    'fr',
    0,
    2,
  ),
  user(2, 'Paul', 'Estrade', 'Étudiant', null, null, false, 'fr', 0, 1),
  user(2, 'Gérard', 'Poncelet', 'Logis & Cie', 'Directeur technique', '03 20 11 84 56', false, 'fr', 2, 88),
  user(1, 'Nadège', 'Courtin', 'Agence Pivoine', 'Consultante', '01 40 05 61 77', true, 'fr', 3, 55),
]

const week = 7 * 24

export const demoAccesses: DemoAccess[] = [
  // Waiting for an administrator today.
  waiting(
    'lucie.marchetti',
    'CABINE3D',
    3,
    'Nous ouvrons un corner textile en septembre et voulons l’essayer en équipe.',
  ),
  waiting('paul.estrade', 'NUANCES', 9, 'Mémoire de master sur l’analyse d’avis clients.'),
  waiting('ines.delattre', 'COMPTOIR', 1, null),
  waiting(
    'karim.benhaddou',
    'PRELUDE1',
    20,
    'Deux convoyeurs nous lâchent chaque été, je voudrais comparer avec nos relevés.',
  ),
  waiting('hannah.lindqvist', 'PRIXCOURBE', 28, null),
  waiting('amina.diop', 'PANIERS', 45, 'Comparaison avec notre segmentation actuelle.'),

  // Granted, not yet opened.
  story('claire.vasseur', 'ENERGIE2', 'granted', 30, 8, 'Présentation au comité de direction jeudi.'),
  story('oliver.hargreaves', 'NUANCES', 'granted', 52, 4, null),
  story('thomas.nguyen', 'ACCESTOUS', 'granted', 75, 6, null),
  story('sophie.leguen', 'CRENEAUX', 'granted', 120, 7, null),

  // Running now.
  story(
    'karim.benhaddou',
    'VISIOSTOCK',
    'running',
    6,
    7,
    'Visite de l’entrepôt de Saint-Priest la semaine prochaine.',
  ),
  story('sophie.leguen', 'CARBONE24', 'running', 26, 8, 'Bilan carbone des commandes du premier semestre.'),
  story('amina.diop', 'LECTURE7', 'running', 50, 8, null),
  story('hannah.lindqvist', 'CABINE3D', 'running', 4, 4, null),
  story('mathieu.roussel', 'PRIXCOURBE', 'nearlyOver', 8, 7, 'Préparation des négociations fournisseurs.'),
  story('claire.vasseur', 'COMPTOIR', 'nearlyOver', 27, 2, null),

  // Used and over, from the last two months.
  story('claire.vasseur', 'VISIOSTOCK', 'expired', 58 * 24, 7, 'Première découverte du laboratoire.'),
  story('karim.benhaddou', 'EAUCLAIRE', 'expired', 55 * 24, 7, null),
  story('ines.delattre', 'CABINE3D', 'expired', 51 * 24, 4, null),
  story('oliver.hargreaves', 'COMPTOIR', 'expired', 47 * 24, 7, null),
  story('sophie.leguen', 'ENERGIE2', 'expired', 43 * 24, 8, 'Comparer avec notre suivi de consommation.'),
  story('mathieu.roussel', 'PRIXCOURBE', 'expired', 40 * 24, 7, null),
  story('amina.diop', 'NUANCES', 'expired', 36 * 24, 4, null),
  story('claire.vasseur', 'CARBONE24', 'expired', 33 * 24, 7, null),
  story('hannah.lindqvist', 'COMPTOIR', 'expired', 29 * 24, 7, null),
  story('karim.benhaddou', 'CRENEAUX', 'expired', 24 * 24, 7, 'Étude des tournées du samedi.'),
  story('jean-baptiste.delafontaniere', 'LECTURE7', 'expired', 19 * 24, 8, null),
  story('thomas.nguyen', 'VISIOSTOCK', 'expired', 15 * 24, 1, null),
  story('ines.delattre', 'ACCESTOUS', 'expired', 11 * 24, 6, 'Audit de notre nouveau site.'),
  story('oliver.hargreaves', 'PANIERS', 'expired', 6 * 24, 7, null),
  story('gerard.poncelet', 'PRELUDE1', 'expired', 57 * 24, 7, null),

  // Granted, never opened in time.
  story('mathieu.roussel', 'LECTURE7', 'lapsed', 3 * week, 8, null),
  story('jean-baptiste.delafontaniere', 'CRENEAUX', 'lapsed', 2 * week, 7, 'Quand j’aurai un moment.'),
  story('gerard.poncelet', 'ENERGIE2', 'lapsed', 7 * week, 8, null),

  // Refused, cancelled, revoked: each with its reason.
  closed(
    'thomas.nguyen',
    'PRIXCOURBE',
    'refused',
    17 * 24,
    null,
    'Démonstration réservée aux équipes tarifaires : dites-nous votre usage et refaites une demande.',
  ),
  closed(
    'nadege.courtin',
    'LECTURE7',
    'refused',
    38 * 24,
    'Veille pour un client.',
    'Usage pour le compte d’un tiers non déclaré.',
  ),
  closed(
    'jean-baptiste.delafontaniere',
    'BOUSSOLE',
    'refused',
    9 * 24,
    null,
    'L’application se découvre au laboratoire : nous vous proposons une visite.',
  ),
  closed('amina.diop', 'CARBONE24', 'cancelled', 21 * 24, null, 'Demande faite en double.'),
  closed(
    'ines.delattre',
    'CRENEAUX',
    'cancelled',
    5 * 24,
    'Essai avec l’équipe livraison.',
    'Atelier reporté à la rentrée.',
  ),
  closed('oliver.hargreaves', 'PRELUDE1', 'cancelled', 31 * 24, null, null),
  closed(
    'nadege.courtin',
    'COMPTOIR',
    'revoked',
    35 * 24,
    null,
    'Partage de l’accès avec des personnes extérieures.',
  ),
  closed(
    'hannah.lindqvist',
    'ENERGIE2',
    'revoked',
    13 * 24,
    null,
    'Environnement arrêté pour maintenance ; une nouvelle demande sera accordée.',
  ),
]

function user(
  civility: 1 | 2,
  prenom: string,
  nom: string,
  organisation: string | null,
  fonction: string | null,
  telephone: string | null,
  optin_email: boolean,
  language: Language,
  status: 0 | 1 | 2 | 3,
  joinedDaysAgo: number,
): DemoUser {
  const email = addressOf(`${prenom}.${nom.replace(/-.*$/, '')}`)
  return {
    civility,
    prenom,
    nom,
    email,
    organisation,
    fonction,
    telephone,
    optin_email,
    language,
    status,
    joinedDaysAgo,
  }
}

function waiting(person: string, code: string, ageHours: number, asked: string | null): DemoAccess {
  return { email: addressOf(person), code, state: 'waiting', ageHours, duration_id: 7, asked, reason: null }
}

function story(
  person: string,
  code: string,
  state: 'granted' | 'running' | 'nearlyOver' | 'expired' | 'lapsed',
  ageHours: number,
  duration_id: DemoAccess['duration_id'],
  asked: string | null,
): DemoAccess {
  return { email: addressOf(person), code, state, ageHours, duration_id, asked, reason: null }
}

function closed(
  person: string,
  code: string,
  state: 'refused' | 'cancelled' | 'revoked',
  ageHours: number,
  asked: string | null,
  reason: string | null,
): DemoAccess {
  return { email: addressOf(person), code, state, ageHours, duration_id: 0, asked, reason }
}

/** `Inès.Delattre` → `ines.delattre@exemple.fr`. */
function addressOf(person: string): string {
  const plain = person.normalize('NFD').replace(/[^a-zA-Z.-]/g, '')
  return `${plain.toLowerCase()}@exemple.fr`
}
