import { measureCatalogue, measureSignedIn, measureTicket } from './api.ts'
import { measureColdStart } from './coldStart.ts'
import { createConsole } from './console.ts'
import { measureInstall } from './install.ts'
import { createLists } from './lists.ts'
import type { Effort } from './load.ts'
import { measureMemory } from './memory.ts'
import { openPostgres, type PostgresHome } from './postgres.ts'
import { measureEdit, measurePublishing } from './publishing.ts'
import type { Section } from './report.ts'
import { measureSignIn, measureStorm } from './signIn.ts'
import type { Station } from './stations.ts'
import { createStorefront } from './storefront.ts'
import { type Subject, type SubjectOptions, startSubject } from './subject.ts'
import type { Row } from './table.ts'
import { measureWrites } from './writes.ts'

type Size = NonNullable<SubjectOptions['size']>
export type Plan = {
  stations: Station[]
  /** What is known once all stations were visited. */
  comparisons: { section: Section; what: string; measure: () => Promise<Row[]> }[]
  close(): Promise<void>
}
/** Seconds from an edit to the page, by the number of apps: 5 at 24, 15 at 2,000. */
const editBudget = (apps: number) => (apps <= 24 ? 5 : 15)

/** What a run of the bench measures, portal by portal. */
export function planFor({ isQuick, postgres }: { isQuick: boolean; postgres?: string | undefined }): Plan {
  const effort: Effort = isQuick ? { seconds: 1, rounds: 1 } : { seconds: 2, rounds: 3 }
  const storefront = createStorefront(effort.rounds)
  const lists = createLists(effort)
  const backOffice = createConsole(effort.rounds)
  const server = lazily(() => openPostgres(postgres))

  const consoleSteps: Station['steps'] = [
    { section: 'console', what: 'bytes', measure: backOffice.weigh },
    { section: 'console', what: 'Lighthouse', measure: backOffice.score },
  ]
  const site = (apps: number): Station => ({
    label: `${apps} apps`,
    start: () => startSubject(apps <= 24 ? {} : { size: { apps, users: 2_000, requests: 500 } }),
    steps: [
      { section: 'storefront', what: 'bytes', measure: storefront.weigh },
      ...(apps <= 24
        ? [{ section: 'storefront', what: 'bytes of React', measure: storefront.weighReact } as const]
        : []),
      { section: 'storefront', what: 'interactions', measure: storefront.interact },
      { section: 'storefront', what: 'Lighthouse', measure: storefront.score },
      {
        section: 'publishing',
        what: 'an edit',
        measure: (subject, label) => measureEdit(subject, label, editBudget(apps)),
      },
      { section: 'publishing', what: 'publishing', measure: measurePublishing },
      ...(apps <= 24 ? consoleSteps : []),
    ],
  })

  const wholeApi: Station = {
    label: '24 apps, embedded database',
    start: () => startSubject(),
    steps: [
      { section: 'api', what: 'cold start', measure: coldStart },
      ...reads(effort, [10, 100]),
      ...acts(effort),
      { section: 'api', what: 'memory', measure: measureMemory },
    ],
  }
  const api = (size: Size, on: 'embedded database' | 'PostgreSQL', steps: Station['steps']): Station => ({
    label: `${inWords(size)}, ${on}`,
    start: async () =>
      startSubject({
        size,
        hasSite: false,
        env: on === 'PostgreSQL' ? { DATABASE_URL: await (await server()).create(`of_${size.apps}`) } : {},
      }),
    steps,
  })
  const listSteps: Station['steps'] = [
    { section: 'api', what: 'lists', measure: lists.measure },
    { section: 'console', what: 'first row', measure: backOffice.firstRow },
  ]
  const small = { apps: 500, users: 2_000, requests: 500 }
  const large = isQuick
    ? { apps: 500, users: 2_000, requests: 10_000 }
    : { apps: 10_000, users: 100_000, requests: 500_000 }
  const engines = ['embedded database', 'PostgreSQL'] as const
  const [few, many] = [24, isQuick ? 200 : 2_000]

  return {
    stations: [
      ...(isQuick ? [few, many] : [few, 200, many]).map(site),
      wholeApi,
      api(small, 'embedded database', [...reads(effort, [10, 100]), ...listSteps]),
      api(small, 'PostgreSQL', [...reads(effort, [10]), ...listSteps, ...acts(effort)]),
      ...engines.map((on) => api(large, on, [...reads(effort, [10]).slice(0, 1), ...listSteps])),
    ],
    comparisons: [
      {
        section: 'storefront',
        what: 'growth of the home page',
        measure: () => storefront.growth(`${few} apps`, `${many} apps`),
      },
      ...engines.flatMap((on) => {
        const labels = [`${inWords(small)}, ${on}`, `${inWords(large)}, ${on}`] as const
        return [
          { section: 'api', what: `growth of the lists, ${on}`, measure: () => lists.growth(...labels) },
          {
            section: 'console',
            what: `growth of the first row, ${on}`,
            measure: () => backOffice.growth(...labels),
          },
        ] as const
      }),
      { section: 'install', what: 'production install', measure: measureInstall },
    ],
    close: async () => {
      await (await server.opened())?.stop()
    },
  }
}

/** After it the site stays as it is: a build would be measured with whatever comes next. */
async function coldStart(subject: Subject): Promise<Row[]> {
  const rows = await measureColdStart(subject)
  await subject.restart({ PUBLISH_HOOK: 'true' })
  return rows
}

const inWords = ({ apps, requests }: Size) =>
  `${apps.toLocaleString('en')} apps and ${requests.toLocaleString('en')} requests`

const reads = (effort: Effort, connections: number[]): Station['steps'] => [
  {
    section: 'api',
    what: 'catalogue',
    measure: (subject, label) => measureCatalogue(subject, effort, label, connections),
  },
  {
    section: 'api',
    what: 'signed-in read',
    measure: (subject, label) => measureSignedIn(subject, effort, label),
  },
]

const acts = (effort: Effort): Station['steps'] => [
  { section: 'api', what: 'ticket', measure: (subject, label) => measureTicket(subject, effort, label) },
  { section: 'api', what: 'writes', measure: (subject, label) => measureWrites(subject, effort, label) },
  {
    section: 'api',
    what: 'sign-in',
    measure: (subject, label) => measureSignIn(subject, effort.seconds, label),
  },
  { section: 'api', what: 'a storm of sign-ins', measure: measureStorm },
]

/** Opened when first asked for, once; a machine without it says so at each. */
function lazily(open: () => Promise<PostgresHome>) {
  let opening: Promise<PostgresHome> | undefined
  const ask = () => {
    opening ??= open()
    return opening
  }
  return Object.assign(ask, { opened: () => opening?.catch(() => undefined) })
}
