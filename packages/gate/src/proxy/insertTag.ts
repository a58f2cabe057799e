import { Transform } from 'node:stream'

/**
 * Matches what may stand before the place: byte order mark, white space, comments, the doctype, and the opening tags of `html`
 * and `head`. Read as Latin-1, which leaves every byte where it is.
 */
const PROLOGUE =
  /^(?:ï»¿)?(?:\s|<!--[\s\S]*?-->|<!(?!--)[^>]*>|<\?[^>]*>|<(?:html|head)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'">])*>)*/i
/** Holds more than any page has there: what is longer goes on without a tag. */
const HELD_MAX = 16_384

/**
 * Inserts a tag as the first thing in a page's head, and lets everything else through as it comes. Being first, it
 * stands before a policy in a `<meta>`, and before a `<base>`.
 */
export function insertTag(tag: string): Transform {
  let held = Buffer.alloc(0)
  let isDone = false

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isDone) return done(null, chunk)
      held = Buffer.concat([held, chunk])
      const place = placeIn(held.toString('latin1'))
      if (place === null && held.length < HELD_MAX) return done()
      isDone = true
      done(null, place === null ? held : insertAt(place))
    },
    flush(done) {
      done(null, isDone ? undefined : insertAt(lengthOfPrologue(held.toString('latin1'))))
    },
  })

  function insertAt(place: number) {
    return Buffer.concat([held.subarray(0, place), Buffer.from(tag), held.subarray(place)])
  }
}

const lengthOfPrologue = (text: string) => PROLOGUE.exec(text)?.[0].length ?? 0

/** @returns null while the beginning may go on */
function placeIn(text: string): number | null {
  const place = lengthOfPrologue(text)
  const rest = text.slice(place)
  const isOpen = rest.startsWith('<!--') ? !rest.includes('-->') : !rest.includes('>') && rest.startsWith('<')
  return rest === '' || isOpen ? null : place
}
