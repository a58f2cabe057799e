import { expect, test } from 'vitest'
import { useGatedDemo } from './gatedDemo.ts'

const { admitted } = useGatedDemo({ basePath: '/CODE', stripBase: true })

test('a demo that knows of no base path leads to addresses below it, and keeps its cookies there', async () => {
  const { visitor } = await admitted()
  const leads = async (path: string) => (await visitor.get(`/CODE${path}`)).headers.get('location')
  expect(await leads('/elsewhere')).toBe('/CODE/page?x=1')
  expect(await leads('/own-address')).toBe('/CODE/page#part')
  expect(await leads('/foreign')).toBe('https://exemple.fr/page')
  const { headers } = await visitor.get('/CODE/public-address')
  expect(headers.get('location')).toBe('/CODE/page')
  expect(headers.getSetCookie()).toEqual(['a=1; Path=/CODE; HttpOnly', 'b=2; path=/CODE/x', 'c=3'])
})
