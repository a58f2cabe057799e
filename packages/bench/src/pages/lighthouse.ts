import { setTimeout as wait } from 'node:timers/promises'
import lighthouse, { desktopConfig } from 'lighthouse'
import { median } from '../load.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

export type Scores = {
  /** 0 to 100. */
  categories: Record<Category, number>
  lcpMs: number
  fcpMs: number
  tbtMs: number
  cls: number
  /** Audits that cost points. */
  failed: { category: Category; audit: string }[]
}
export type LighthouseOptions = {
  /** Remote debugging port of a browser that does nothing else. */
  port: number
  runs: number
  device?: 'mobile' | 'desktop'
  /** Keeps the profile's storage, for signed-in pages. */
  keepsStorage?: boolean
}
/** Lets the machine's frequency and the page settle. */
const BETWEEN_RUNS_MS = 200

/** A late browser sometimes gives Lighthouse an unreadable recording. */
const ATTEMPTS = 3

/** Takes the medians of several Lighthouse runs, with its simulated phone or its desktop. */
export async function runLighthouse(url: string, options: LighthouseOptions): Promise<Scores> {
  const [scores] = await runInTurns([url], options)
  return scores
}

/** Does the same for several pages in turns, so that noise meets all of them. */
export async function runInTurns<Urls extends readonly [string, ...string[]]>(
  urls: Urls,
  options: LighthouseOptions,
): Promise<{ [Index in keyof Urls]: Scores }> {
  const seen = urls.map((): Scores[] => [])
  for (let run = 0; run < options.runs; run++)
    for (const [index, url] of urls.entries()) seen[index]?.push(scoresOf(await readable(url, options)))
  return seen.map(middle) as { [Index in keyof Urls]: Scores }
}

async function readable(url: string, { port, device, keepsStorage }: LighthouseOptions): Promise<Report> {
  const flags = {
    port,
    logLevel: 'silent' as const,
    onlyCategories: [...CATEGORIES],
    disableStorageReset: keepsStorage ?? false,
  }
  let error = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await wait(BETWEEN_RUNS_MS)
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
    if (result && !result.lhr.runtimeError) return result.lhr
    error = result?.lhr.runtimeError?.message ?? 'no result'
  }
  throw new Error(`Lighthouse, ${url}: ${error}`)
}

function scoresOf(report: Report): Scores {
  const { categories, audits } = report
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    categories: byCategory((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcpMs: value('largest-contentful-paint'),
    fcpMs: value('first-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed: failedAudits(report),
  }
}

const byCategory = (score: (name: Category) => number) =>
  Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Record<Category, number>

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const failedAudits = ({ categories, audits }: Report): Scores['failed'] =>
  CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => ({ category, audit: id })),
  )

function middle(seen: Scores[]): Scores {
  const of = (read: (scores: Scores) => number) => median(seen.map(read))
  return {
    categories: byCategory((name) => of(({ categories }) => categories[name])),
    lcpMs: of(({ lcpMs }) => lcpMs),
    fcpMs: of(({ fcpMs }) => fcpMs),
    tbtMs: of(({ tbtMs }) => tbtMs),
    cls: of(({ cls }) => cls),
    failed: seen.flatMap(({ failed }) => failed),
  }
}
