import { describe, expect, test } from 'vitest'
import { insertTag } from '../src/proxy/insertTag.ts'

async function insert(...chunks: string[]) {
  const stream = insertTag('<T>')
  const parts: Buffer[] = []
  stream.on('data', (part: Buffer) => parts.push(part))
  for (const chunk of chunks) stream.write(Buffer.from(chunk))
  stream.end()
  await new Promise((resolve) => stream.once('end', resolve))
  return Buffer.concat(parts).toString()
}

describe('the tag', () => {
  test.each([
    [
      '<!doctype html><html lang="fr"><head><meta charset=utf-8>',
      '<!doctype html><html lang="fr"><head><T><meta charset=utf-8>',
    ],
    ['<html><body>é</body>', '<html><T><body>é</body>'],
    ['<p>no head at all', '<T><p>no head at all'],
    [
      '\uFEFF\n<!-- <head> > --><!DOCTYPE html>\n<html data-x="a>b">\n<head >x',
      '\uFEFF\n<!-- <head> > --><!DOCTYPE html>\n<html data-x="a>b">\n<head ><T>x',
    ],
    ['<header>', '<T><header>'],
    ['<!doctype html>', '<!doctype html><T>'],
    ['', '<T>'],
  ])('%s', async (page, expected) => expect(await insert(page)).toBe(expected))

  test('finds its place wherever the page is cut', async () => {
    const page = '<!doctype html><!-- a > b --><html><head><title>é</title></head>'
    for (let at = 1; at < page.length; at += 1)
      expect(await insert(page.slice(0, at), page.slice(at))).toBe(page.replace('<head>', '<head><T>'))
  })

  test('holds no more than the beginning', async () => {
    const comment = `<!--${'x'.repeat(20_000)}`
    expect(await insert(comment, '--><html>')).toBe(`${comment}--><html>`)
  })
})
