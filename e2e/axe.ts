import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { KNOWN_PARAMETERS } from '@portal/contract/rules'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** A key that nobody translated: `appsAdmin.order.title`, `ra.action.save`; the names of parameters look alike. */
const PARAMETERS = Object.keys(KNOWN_PARAMETERS).join('|').replaceAll('.', '\\.')
const MESSAGE_KEY = new RegExp(
  `\\b(?!${PARAMETERS})(?:ra|common|access|account|catalogue|shell|signin|console|[a-z]+Admin)\\.[a-z][\\w.]+\\b`,
)

/** No violation of WCAG 2.2 AA, and no message key on screen. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze()
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    ),
    `axe on ${page.url()}`,
  ).toEqual([])
  await expect(page.locator('body')).not.toContainText(MESSAGE_KEY)
}
