import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { withPolicy } from './policy.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (body: string) =>
  `<!doctype html><html><head><meta charset="utf-8"></head><body>${body}</body></html>`

describe('withPolicy', () => {
  it('allows the inline code of this page, and no other', () => {
    const html = withPolicy(page('<style>a{}</style><script>1</script><script type="module">2</script>'))
    expect(html).toContain(`script-src 'self' ${sha('1')} ${sha('2')};`)
    expect(html).toContain(`style-src 'self' ${sha('a{}')};`)
    expect(html).not.toContain('unsafe')
  })

  it('needs no hash for files and data', () => {
    const html = withPolicy(
      page('<script src="/a.js"></script><script type="application/ld+json">{}</script>'),
    )
    expect(html).toContain("script-src 'self';")
  })

  it('takes nothing for code that stands in an attribute or a comment, and misses nothing after it', () => {
    const html = withPolicy(
      page(
        `<meta name="description" content="</script><script>evil</script><style><img src=x>">` +
          `<!-- <script>old</script> --><a title='<script>evil</script>'>1 < 2</a><script>1</script>` +
          '<script type="application/ld+json">{"name":"<script>evil"}</script><style>a{}</style>',
      ),
    )
    expect(html).toContain(`script-src 'self' ${sha('1')};`)
    expect(html).toContain(`style-src 'self' ${sha('a{}')};`)
  })

  it('lets images and videos come from the media host', () => {
    expect(withPolicy(page(''), ['https://media.test'])).toContain(
      "img-src 'self' blob: https://media.test data:;",
    )
  })
})
