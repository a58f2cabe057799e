import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumArguments, systemChromium } from '@portal/config/chromium'
import { Missing } from './report.ts'

/** The phone that Lighthouse simulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
} as const
const DESKTOP = { viewport: { width: 1350, height: 940 }, locale: 'fr-FR' } as const

/** @throws Missing without a Chromium */
export async function openBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = systemChromium ?? chromium.executablePath()
  if (!existsSync(executablePath))
    throw new Missing('needs Chromium (Debian: apt-get install chromium), or CHROMIUM with its path')
  return chromium.launch({ executablePath, args: [...chromiumArguments, ...args] })
}

/** Runs work on a page of a new profile, on a phone or a desktop, and closes it. */
export async function withPage<Result>(
  browser: Browser,
  device: 'phone' | 'desktop',
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device === 'phone' ? PHONE : DESKTOP)
  try {
    return await work(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

/** Opens a browser for as long as the work takes. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await openBrowser()
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
