/** Lists the visit passes of the demonstration. Data only: the seed turns them into rows. */
export type DemoVisit = {
  name: string
  /** Days from now; negative in the past. */
  opensIn: number
  closesIn: number
  seats: number
  /** Codes of the apps that it grants. */
  codes: string[]
  /** Names those who came by their e-mail before the @; their request for the app tells when. */
  guests: [person: string, code: string][]
}

export const demoVisits: DemoVisit[] = [
  {
    name: 'Visite des partenaires de septembre',
    opensIn: -60,
    closesIn: -40,
    seats: 12,
    codes: ['VISIOSTOCK', 'PRELUDE1', 'CABINE3D', 'COMPTOIR'],
    guests: [
      ['claire.vasseur', 'VISIOSTOCK'],
      ['gerard.poncelet', 'PRELUDE1'],
      ['ines.delattre', 'CABINE3D'],
      ['oliver.hargreaves', 'COMPTOIR'],
    ],
  },
  {
    name: 'Les jeudis du laboratoire',
    opensIn: -21,
    closesIn: 60,
    seats: 40,
    codes: ['LECTURE7', 'ACCESTOUS', 'PANIERS', 'CABINE3D'],
    guests: [
      ['jean-baptiste.delafontaniere', 'LECTURE7'],
      ['ines.delattre', 'ACCESTOUS'],
      ['oliver.hargreaves', 'PANIERS'],
      ['amina.diop', 'LECTURE7'],
      ['hannah.lindqvist', 'CABINE3D'],
    ],
  },
  {
    name: 'Salon Retail Demain',
    opensIn: 14,
    closesIn: 17,
    seats: 150,
    codes: ['VISIOSTOCK', 'COMPTOIR', 'CABINE3D'],
    guests: [],
  },
]
