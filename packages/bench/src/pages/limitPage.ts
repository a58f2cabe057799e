import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { workspace } from '@portal/platform/files/workspace'
import { withPage } from '../browser.ts'
import { freePort, type Served, serve } from '../process.ts'
import type { Subject } from '../subject.ts'

/**
 * Runs in the page: the style rules that match anything in the document, as one sheet. Rules of states
 * (hover, focus) are kept.
 */
const USED_STYLES = `(() => {
  const STATES = /::[\\w-]+(\\([^)]*\\))?|:(hover|focus|focus-visible|focus-within|active|visited|target|popover-open|open|disabled)\\b/g
  const matches = (selector) => selector.split(',').some((one) => {
    try { return document.querySelector(one.replace(STATES, '') || '*') !== null } catch { return true }
  })
  const used = (rule) => {
    if (rule.selectorText !== undefined) return matches(rule.selectorText) ? rule.cssText : ''
    if (rule.cssRules === undefined || rule instanceof CSSKeyframesRule) return rule.cssText
    const inside = [...rule.cssRules].map(used).join('')
    return inside && rule.cssText.slice(0, rule.cssText.indexOf('{') + 1) + inside + '}'
  }
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(used)).join('')
})()`

/** Removes the spaces that browsers write into rules and minifiers do not. */
const minified = (css: string) =>
  css
    .replace(/\s*([{};])\s*/g, '$1')
    .replace(/([{;][\w-]+):\s+/g, '$1:')
    .replaceAll(';}', '}')

/**
 * Serves the derived limit of a page: the portal's document with its used styles inlined and no script, from
 * a bare server with the portal's headers, pictures and fonts.
 *
 * @param path the portal's page; the limit stands at the root of its own server
 */
export async function serveLimitPage(subject: Subject, browser: Browser, path: string): Promise<Served> {
  const { url } = subject.served
  const css = await withPage(browser, 'phone', async (page) => {
    await page.goto(url + path)
    return (await page.evaluate(USED_STYLES)) as string
  })
  const html = await (await fetch(url + path)).text()
  const bare = html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<style\b[\s\S]*?<\/style>/g, '')
    .replace(/<link[^>]+rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `<style>${minified(css)}</style></head>`)
  const file = join(subject.dataDir, 'limit.html.br')
  await writeFile(file, brotliCompressSync(bare, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  const port = await freePort()
  const script = join(workspace.packages, 'bench/src/pages/limitServer.ts')
  return serve(script, { port, path: '/', args: [String(port), file, url, path] })
}
