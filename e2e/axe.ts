import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { KNOWN_PARAMETERS } from '@portal/contract/rules'
import type axeCore from 'axe-core'
import { settled } from './settled.ts'

type Axe = typeof axeCore

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Matches an untranslated key (`appsAdmin.order.title`, `ra.action.save`) but no parameter's name. */
const PARAMETERS = Object.keys(KNOWN_PARAMETERS).join('|').replaceAll('.', '\\.')
const MESSAGE_KEY = new RegExp(
  `\\b(?!${PARAMETERS})(?:ra|common|access|account|catalogue|shell|signin|console|[a-z]+Admin)\\.[a-z][\\w.]+\\b`,
)
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Expects no violation of these rules, or of all of axe's. Our pages have no frames, so axe is injected once
 * and judges in the page.
 */
async function expectNone(page: Page, runOnly?: string[]) {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run({ resultTypes: ['violations'], ...(only && { runOnly: only }) })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  }, runOnly)
  expect(violations, `axe on ${page.url()}`).toEqual([])
}

/** Expects no violation of WCAG 2.2 AA, and no message key on screen. */
export async function expectAccessible(page: Page) {
  await expectNone(page, WCAG_22_AA)
  await expect(page.locator('body')).not.toContainText(MESSAGE_KEY)
}

/** Expects no violation of any rule of axe, best practices included. */
export const expectExemplary = (page: Page) => expectNone(page)
