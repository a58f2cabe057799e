import { expectExemplary } from '../axe.ts'
import { expect, test } from '../fixtures.ts'

test.afterEach(({ portal }) => portal.setParameter('users.confirmEmail', 'false'))

test('an address is confirmed by a button on the page of the link, once', async ({
  page,
  portal,
  newUser,
  signIn,
  messages,
  quiet,
}) => {
  quiet.allow(/status of 422/)
  const { account, session } = messages
  await portal.setParameter('users.confirmEmail', 'true')
  const zoe = await newUser()
  await signIn(page, zoe)
  await page.goto('/account/')
  await expect(page.getByText(account.emailToConfirm)).toBeVisible()
  await page.getByRole('button', { name: account.emailConfirmAgain }).click()
  await expect(page.getByText(account.emailConfirmSent)).toBeVisible()
  await expectExemplary(page)

  const links = async () =>
    (await portal.mails())
      .filter(({ to }) => to === zoe.email)
      .flatMap(({ text }) => text.match(/http\S+email\/confirm#token=\S+/) ?? [])
  await expect.poll(async () => (await links()).length).toBe(2)
  const [link = ''] = await links()
  await page.goto(link)
  await expect(page.getByRole('button', { name: session.confirmSubmit })).toBeVisible()
  expect(page.url()).not.toContain('token')
  await expectExemplary(page)
  await page.getByRole('button', { name: session.confirmSubmit }).click()
  await expect(page.getByText(session.confirmDone)).toBeVisible()
  await page.goto('/account/')
  await expect(page.getByRole('button', { name: account.profileEdit })).toBeVisible()
  await expect(page.getByText(account.emailToConfirm)).toHaveCount(0)
  await page.goto(link)
  await page.getByRole('button', { name: session.confirmSubmit }).click()
  await expect(page.getByRole('alert')).toHaveText(session.confirmInvalid)
})
