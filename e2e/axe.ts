import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { KNOWN_PARAMETERS } from '@portal/contract/rules'
import { settled } from './settled.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** A key that nobody translated: `appsAdmin.order.title`, `ra.action.save`; the names of parameters look alike. */
const PARAMETERS = Object.keys(KNOWN_PARAMETERS).join('|').replaceAll('.', '\\.')
const MESSAGE_KEY = new RegExp(
  `\\b(?!${PARAMETERS})(?:ra|common|access|account|catalogue|shell|signin|console|[a-z]+Admin)\\.[a-z][\\w.]+\\b`,
)

/** axe on the page as it stands; "legacy" judges it in place, not in a tab that is opened for each judgement. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

/** No violation of what `axe` looks for, each told with its place and what would mend it. */
async function expectNone(page: Page, axe: AxeBuilder) {
  await settled(page)
  const { violations } = await axe.analyze()
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    ),
    `axe on ${page.url()}`,
  ).toEqual([])
}

/** No violation of WCAG 2.2 AA, and no message key on screen. */
export async function expectAccessible(page: Page) {
  await expectNone(page, axeOn(page).withTags(WCAG_22_AA))
  await expect(page.locator('body')).not.toContainText(MESSAGE_KEY)
}

/** No violation of any rule of axe, best practices among them. */
export const expectExemplary = (page: Page) => expectNone(page, axeOn(page))
