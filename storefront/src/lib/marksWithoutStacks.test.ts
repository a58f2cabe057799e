import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { withoutStacks } from './marksWithoutStacks.ts'

describe('marks without stacks', () => {
  it('finds the marks of the React that is installed', async () => {
    const main = createRequire(import.meta.url).resolve('react-dom/client')
    const file = new URL('cjs/react-dom-client.production.js', `file://${main}`)
    const code = await readFile(file, 'utf8')
    const marks = code.match(/\w+Exception = Error\(/g) ?? []
    expect(marks.length).toBeGreaterThan(0)
    expect(withoutStacks(code)).not.toMatch(/\w+Exception = Error\(/)
  })

  it('makes errors with their message, and no stack', () => {
    const code = withoutStacks('var StopException = Error(formatProdErrorMessage(7)); return StopException')
    const mark = new Function('formatProdErrorMessage', code)((number: number) => `no. ${number}`)
    expect(mark).toBeInstanceOf(Error)
    expect(mark.message).toBe('no. 7')
    expect(mark.stack).toBeUndefined()
  })
})
