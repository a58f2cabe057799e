import { expectExemplary } from '../axe.ts'
import { expect } from '../fixtures.ts'
import { test } from './colleagues.ts'

test.use({ settings: { LOCAL_PASSWORDS: 'off', OIDC_LABEL: 'Entrer avec Exemple|Enter with Example' } })

test('where no password is taken, every page of passwords leads to the company', async ({
  page,
  messages,
}) => {
  const button = page.getByRole('link', { name: 'Entrer avec Exemple' })
  for (const path of ['/register/', '/password/forgotten/', '/password/reset/']) {
    await page.goto(path)
    await expect(button).toBeVisible()
    await expect(page.getByText(messages.signin.companyOnly)).toBeVisible()
    await expect(page.locator('form')).toHaveCount(0)
    await expectExemplary(page)
  }
  await page.goto('/signin/')
  await expect(button).toBeVisible()
  await expect(page.locator('[name=password]')).toBeHidden()
  await page.getByText(messages.signin.byPassword).click()
  await expect(page.locator('[name=password]')).toBeVisible()
  await expectExemplary(page)
  await page.goto('/en/signin/')
  await expect(page.getByRole('link', { name: 'Enter with Example' })).toBeVisible()
})
