import { measureColdStart } from './api/coldStart.ts'
import { measureDecisions } from './api/decisions.ts'
import { measureEverySort, measureLists } from './api/lists.ts'
import { measureMemory } from './api/memory.ts'
import { measureCatalogue, measureSignedIn, measureTicket } from './api/reads.ts'
import { measureSignIn, measureStorm } from './api/signIn.ts'
import { createConsole } from './console/console.ts'
import { measureGate } from './gate/gate.ts'
import { measureInstall } from './install.ts'
import type { Effort } from './load.ts'
import { createStorefront, type Pages } from './pages/storefront.ts'
import { openPostgres, type PostgresHome } from './postgres.ts'
import { measureEdit, measurePublishing } from './publishing/publishing.ts'
import type { Section } from './sections.ts'
import type { Station } from './stations.ts'
import { type Subject, type SubjectOptions, startSubject } from './subject.ts'
import type { Row } from './table.ts'

type Size = NonNullable<SubjectOptions['size']>
type Steps = Station['steps']
type Engine = 'embedded database' | 'PostgreSQL'
export type Plan = {
  stations: Station[]
  /** Comparisons to make once all stations were visited. */
  comparisons: { section: Section; what: string; measure: () => Promise<Row[]> }[]
  close(): Promise<void>
}

/** The demonstration's own. */
const FEW_APPS = 24
const SMALL: Size = { apps: 500, users: 2_000, requests: 500 }
const MEDIUM: Size = { apps: 500, users: 2_000, requests: 10_000 }
const LARGE: Size = { apps: 10_000, users: 100_000, requests: 500_000 }
/** Seconds from an edit to the page, by number of apps. */
const editBudget = (apps: number) => (apps <= FEW_APPS ? 2 : 10)

/** Lists what a run measures, portal by portal. */
export function planFor({ isQuick, postgres }: { isQuick: boolean; postgres?: string | undefined }): Plan {
  const effort: Effort = isQuick ? { seconds: 1, rounds: 1 } : { seconds: 2, rounds: 3 }
  // The largest paint moves in steps of a round trip, for which three runs are too few.
  const storefront = createStorefront({ rounds: effort.rounds, looks: isQuick ? 1 : 5 })
  const backOffice = createConsole(effort.rounds)
  const server = lazily(() => openPostgres(postgres))
  const reads = readsAt(effort, isQuick ? [10] : [10, 100])

  const start = async (size: Size, engine: Engine) => {
    const address = engine === 'PostgreSQL' ? await (await server()).create() : null
    return startSubject({ size, hasSite: false, env: address ? { DATABASE_URL: address } : {} })
  }

  const publishingSteps = (apps: number): Steps => [
    {
      section: 'publishing',
      what: 'an edit',
      measure: (subject, label) => measureEdit(subject, label, editBudget(apps)),
    },
    { section: 'publishing', what: 'publishing', measure: measurePublishing },
  ]
  const siteSteps = (apps: number, pages: Pages): Steps => [
    { section: 'storefront', what: 'bytes', measure: storefront.weigh },
    { section: 'storefront', what: 'interactions', measure: storefront.interact },
    {
      section: 'storefront',
      what: 'Lighthouse',
      measure: (subject, label) => storefront.score(subject, label, pages),
    },
    ...publishingSteps(apps),
  ]
  const whole: Station = {
    label: `${FEW_APPS} apps`,
    start: () => startSubject(),
    steps: [
      { section: 'storefront', what: 'bytes of React', measure: storefront.weighReact },
      ...siteSteps(FEW_APPS, 'every kind'),
      { section: 'console', what: 'bytes', measure: backOffice.weigh },
      { section: 'console', what: 'Lighthouse', measure: backOffice.score },
      { section: 'api', what: 'cold start', measure: (subject) => coldStart(subject, effort) },
      ...reads,
      ...acts(effort),
      { section: 'gate', what: 'gate', measure: (subject, label) => measureGate(subject, effort, label) },
      { section: 'api', what: 'memory', measure: (subject) => measureMemory(subject, isQuick ? 2 : 5) },
    ],
  }
  const withSite = (apps: number, steps: Steps): Station => ({
    label: `${apps.toLocaleString('en')} apps`,
    start: () => startSubject({ size: { apps, users: 2_000, requests: 500 } }),
    steps,
  })
  const site = (apps: number, pages: Pages) => withSite(apps, siteSteps(apps, pages))
  const api = (size: Size, engine: Engine, steps: Steps): Station => ({
    label: labelOf(size, engine),
    start: () => start(size, engine),
    steps: [
      {
        section: 'api',
        what: 'lists',
        measure: (subject, label) => measureLists(subject, effort, label, isQuick),
      },
      { section: 'api', what: 'every sort and filter', measure: measureEverySort },
      ...steps,
    ],
  })
  const withConsole = (size: Size, engine: Engine, steps: Steps): Station =>
    api(size, engine, [
      {
        section: 'console',
        what: 'first row',
        measure: (subject, label) => backOffice.firstRow(subject, label, () => start(SMALL, engine)),
      },
      ...steps,
    ])
  const install = { section: 'install', what: 'production install', measure: measureInstall } as const
  const growth = (apps: number) =>
    ({
      section: 'storefront',
      what: 'growth of the home page',
      measure: () => storefront.growth(whole.label, `${apps.toLocaleString('en')} apps`),
    }) as const
  const close = async () => {
    await (await server.opened())?.stop()
  }

  if (isQuick)
    return {
      stations: [
        whole,
        site(200, 'home'),
        withConsole(MEDIUM, 'embedded database', [...reads, ...decisions(effort)]),
        withConsole(MEDIUM, 'PostgreSQL', [...reads, ...decisions(effort), ...acts(effort)]),
      ],
      comparisons: [growth(200), install],
      close,
    }
  return {
    stations: [
      whole,
      site(200, 'every kind'),
      // The size in the budget of publishing.
      withSite(1_000, publishingSteps(1_000)),
      site(2_000, 'every kind'),
      api(SMALL, 'embedded database', [...reads, ...decisions(effort)]),
      api(SMALL, 'PostgreSQL', [...reads, ...decisions(effort), ...acts(effort)]),
      withConsole(LARGE, 'embedded database', reads),
      withConsole(LARGE, 'PostgreSQL', []),
    ],
    comparisons: [growth(2_000), install],
    close,
  }
}

const labelOf = ({ apps, requests }: Size, engine: Engine) =>
  `${apps.toLocaleString('en')} apps and ${requests.toLocaleString('en')} requests, ${engine}`

/** Stops publishing afterwards: a build would disturb the next measurement. */
async function coldStart(subject: Subject, { rounds }: Effort): Promise<Row[]> {
  const rows = await measureColdStart(subject, rounds)
  await subject.restart({ PUBLISH_HOOK: 'true' })
  return rows
}

const readsAt = (effort: Effort, connections: number[]): Steps => [
  {
    section: 'api',
    what: 'catalogue',
    measure: (subject, label) => measureCatalogue(subject, effort, label, connections),
  },
  {
    section: 'api',
    what: 'signed-in read',
    measure: (subject, label) => measureSignedIn(subject, effort, label, connections),
  },
]

/** Needs more people than the demonstration has. */
const decisions = (effort: Effort): Steps => [
  {
    section: 'api',
    what: 'decisions',
    measure: (subject, label) => measureDecisions(subject, effort, label),
  },
]

const acts = (effort: Effort): Steps => [
  { section: 'api', what: 'ticket', measure: (subject, label) => measureTicket(subject, effort, label) },
  {
    section: 'api',
    what: 'sign-in',
    measure: (subject, label) => measureSignIn(subject, effort.seconds, label),
  },
  { section: 'api', what: 'a storm of sign-ins', measure: measureStorm },
]

/** Opens on first use; a machine without it says so each time. */
function lazily(open: () => Promise<PostgresHome>) {
  let opening: Promise<PostgresHome> | undefined
  const ask = () => {
    opening ??= open()
    return opening
  }
  return Object.assign(ask, { opened: () => opening?.catch(() => undefined) })
}
