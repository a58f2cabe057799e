import { expect, test } from 'vitest'
import { withHeadStyles } from './headStyles.ts'

test('moves styles out of the body, each once', () => {
  const island = '<style>astro-island{display:contents}</style>'
  const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`
  expect(withHeadStyles(page('<style>a{}</style>', `<p>1</p>${island}<p>2</p>${island}`))).toBe(
    page(`<style>a{}</style>${island}`, '<p>1</p><p>2</p>'),
  )
})

test('leaves a page without any as it is', () => {
  const page = '<html><head></head><body><p>$&</p></body></html>'
  expect(withHeadStyles(page)).toBe(page)
})
