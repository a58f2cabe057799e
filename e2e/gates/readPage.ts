import type { Page } from '@playwright/test'

/** Facts of a page; all addresses are absolute. */
export type PageFacts = {
  title: string
  description: string
  canonical: string
  /** Hidden from search engines. */
  isHidden: boolean
  alternates: { language: string; href: string }[]
  shareImage: string
  /** Number of `h1` elements. */
  headings: number
  /** Structured data, parsed. */
  data: unknown[]
  links: string[]
  /** Scripts, styles, fonts, pictures, videos. */
  files: string[]
  /** Fragment links without a target. */
  brokenFragments: string[]
}

/** Parses a page without running it. Skips the contents of `<template>`. */
export const readPage = (page: Page, html: string, address: string): Promise<PageFacts> =>
  page.evaluate(
    ([text, base]) => {
      const document = new DOMParser().parseFromString(text, 'text/html')
      const all = (selector: string) => [...document.querySelectorAll(selector)]
      const attribute = (selector: string, name: string) =>
        document.querySelector(selector)?.getAttribute(name) ?? ''
      const absolute = (href: string) => new URL(href, base).href
      const addresses = (selector: string, name: string) =>
        all(`${selector}[${name}]`).map((element) => absolute(element.getAttribute(name) ?? ''))
      const inSets = all('[srcset]').flatMap((element) =>
        (element.getAttribute('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0] ?? ''),
      )
      const links = addresses('a', 'href')
      const shareImage = attribute('meta[property="og:image"]', 'content')
      return {
        title: document.title,
        description: attribute('meta[name=description]', 'content'),
        canonical: attribute('link[rel=canonical]', 'href'),
        isHidden: attribute('meta[name=robots]', 'content') === 'noindex',
        alternates: all('link[rel=alternate][hreflang]').map((element) => ({
          language: element.getAttribute('hreflang') ?? '',
          href: element.getAttribute('href') ?? '',
        })),
        shareImage,
        headings: all('h1').length,
        data: all('script[type="application/ld+json"]').map((one) => JSON.parse(one.textContent ?? '')),
        links,
        files: [
          ...addresses('link', 'href'),
          ...addresses('[src]', 'src'),
          ...inSets.map(absolute),
          ...(shareImage && [shareImage]),
        ],
        brokenFragments: links.filter((link) => {
          const { hash, origin, pathname } = new URL(link)
          const isHere = origin === new URL(base).origin && pathname === new URL(base).pathname
          return isHere && hash !== '' && !document.getElementById(hash.slice(1))
        }),
      }
    },
    [html, address] as const,
  )
