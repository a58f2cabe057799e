import { expect, test } from 'vitest'
import { useGatedDemo } from './gatedDemo.ts'

const { context, visitor, admitted } = useGatedDemo({ basePath: '/CODE' })

test('a demo below a path is asked for what was asked, and nothing beside it', async () => {
  const { visitor: person, entered } = await admitted()
  expect(entered.headers.get('location')).toBe('/CODE/')
  const page = await person.get('/CODE/', 'GET', { accept: 'text/html' })
  expect(page.text).toContain('src="/CODE/__gate/clock.js"')
  expect(context.demo.asked.at(-1)).toBe('/CODE/')
  const before = context.demo.asked.length
  for (const path of ['/', '/CODEX/', '/CODE/%2e%2e/headers', '/CODE/../headers'])
    expect((await person.get(path)).status).toBe(404)
  expect(context.demo.asked.length).toBe(before)
  expect((await visitor().get('/')).text).toContain('/__gate/gate.css')
  expect((await visitor().get('/__gate/gate.css')).status).toBe(200)
})
