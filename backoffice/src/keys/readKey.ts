/** After this key another one may follow: `g` and `a` open a page. */
const PREFIX = 'g'
const SEQUENCE_MS = 1_000

const TYPED_IN =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=menu], [role=dialog]'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'target' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented'
>

/** Makes a function that gives the single key of a press; `null` where it belongs to something else. */
export function createKeyReader() {
  let prefixAt = Number.NEGATIVE_INFINITY
  return (event: Pressed): string | null => {
    const key = event.key.toLowerCase()
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return null
    if (event.repeat || event.defaultPrevented || isElsewhere(event.target)) return null
    const isSequence = event.timeStamp - prefixAt < SEQUENCE_MS
    prefixAt = key === PREFIX ? event.timeStamp : Number.NEGATIVE_INFINITY
    return isSequence ? null : key
  }
}

const isElsewhere = (target: EventTarget | null) =>
  (target instanceof Element && target.closest(TYPED_IN) !== null) ||
  document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null
