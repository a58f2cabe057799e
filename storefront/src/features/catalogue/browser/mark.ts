import { marked } from '../../search/marks.ts'

/** The parts of a card or a row that are searched and seen. */
const PARTS = '.app__name, .app__tags, .app__description'

/** Marks the words of a card or a row that a search matched, in place of those of the search before. */
export function mark(element: HTMLElement, words: readonly string[]): void {
  unmark(element)
  if (words.length === 0) return
  for (const part of element.querySelectorAll(PARTS))
    for (const text of textsIn(part)) {
      const pieces = marked(text.data, words)
      if (pieces.some((piece) => piece.marked))
        text.replaceWith(...pieces.map((piece) => (piece.marked ? markOf(piece.text) : piece.text)))
    }
}

export function unmark(element: HTMLElement): void {
  const marks = element.querySelectorAll('mark')
  for (const one of marks) one.replaceWith(one.textContent ?? '')
  if (marks.length > 0) element.normalize()
}

function textsIn(part: Element): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

function markOf(text: string): HTMLElement {
  const element = document.createElement('mark')
  element.textContent = text
  return element
}
