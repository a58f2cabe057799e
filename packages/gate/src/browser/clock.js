/**
 * Counts the time left down by the portal's clock, and closes the door when it is over.
 * The gate is asked for the time; the browser's clock is never read, only its stopwatch.
 *
 * @typedef {{ label: string, group: string, lastMinutes: string, lastMinute: string, leave: string, more: string,
 *   added: string, notAdded: string, day: string, hour: string, minute: string, second: string }} Texts
 * @typedef {{ active: true, now: number, ends_at: number, poll_ms: number,
 *   more: { minutes: number, from_ms: number } | null, texts: Texts }
 *   | { active: false, now: number, why: string, poll_ms: number }} State
 */

const stateUrl = new URL('state', import.meta.url)
const MINUTE = 60_000
const RETRY_MS = 1000
/** Shows seconds from here on, in a colour that warns. */
const ALMOST_MS = 5 * MINUTE

const style = new CSSStyleSheet()
style.replaceSync(`
  :host { position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483000; }
  :host([inline]) { position: static; }
  :host([hidden]), [hidden] { display: none !important; }
  .pill { display: flex; align-items: center; gap: .7rem; padding: .35rem .4rem .35rem .9rem; border-radius: 999px;
    background: #10141f; color: #f6f5f1; font: 500 .875rem/1.3 'Instrument Sans', Arial, sans-serif;
    box-shadow: 0 0 0 1px #343c4f, 0 12px 32px -12px rgb(16 20 31 / 50%); white-space: nowrap; }
  :host([inline]) .pill { box-shadow: 0 0 0 1px #343c4f; }
  .dot { width: .55rem; height: .55rem; border-radius: 50%; background: #d7f64a; }
  .left { font-variant-numeric: tabular-nums; font-weight: 600; }
  .label { color: #b3b9c7; }
  .almost .dot { background: #f2b872; }
  .almost .left { color: #f2b872; }
  a, button { padding: .35rem .8rem; border: 0; border-radius: 999px; background: #262e40; color: #f6f5f1;
    font: inherit; text-decoration: none; cursor: pointer; }
  a:hover, button:hover { background: #343c4f; }
  button { background: #d7f64a; color: #10141f; font-weight: 600; }
  button:hover { background: #e6ff6b; }
  button:disabled { opacity: .6; cursor: default; }
  a:focus-visible, button:focus-visible { outline: 2px solid #d7f64a; outline-offset: 2px; }
  .said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  @media (max-width: 599px) {
    :host { right: .5rem; bottom: .5rem; }
    .pill { gap: .5rem; padding-left: .7rem; font-size: .8125rem; }
    .label, .dot { display: none; }
    a, button { padding-inline: .65rem; }
  }
  @media (forced-colors: active) { .pill, a, button { border: 1px solid; } }
  @media print { :host { display: none; } }
`)

/**
 * @param {number} ms
 * @param {Texts} texts
 */
function formatLeft(ms, texts) {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60),
  ]
  const two = (/** @type {number} */ value) => String(value).padStart(2, '0')
  if (days > 0) return `${days} ${texts.day} ${two(hours % 24)} ${texts.hour}`
  if (hours > 0) return `${hours} ${texts.hour} ${two(minutes % 60)} ${texts.minute}`
  if (ms > ALMOST_MS) return `${minutes} ${texts.minute}`
  return minutes > 0
    ? `${minutes} ${texts.minute} ${two(seconds % 60)} ${texts.second}`
    : `${seconds} ${texts.second}`
}

/** @param {string} name @param {string} text */
const part = (name, text = '') =>
  Object.assign(document.createElement('span'), { className: name, textContent: text })

class GateClock extends HTMLElement {
  /** @type {Extract<State, { active: true }> | null} */
  #state = null
  /** Reads the stopwatch when the state came. */
  #heardAt = 0
  #polling = false
  #announced = Number.POSITIVE_INFINITY
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pollTimer
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #tickTimer
  #pill = Object.assign(document.createElement('div'), { className: 'pill' })
  #label = part('label')
  #left = part('left')
  #said = part('said')
  #more = Object.assign(document.createElement('button'), { type: 'button', hidden: true })
  #leave = Object.assign(document.createElement('a'), { href: new URL('closed?why=left', stateUrl).href })

  connectedCallback() {
    if (!this.shadowRoot) this.#draw(this.attachShadow({ mode: 'open' }))
    this.hidden = this.#state === null
    this.#tickTimer = setInterval(() => this.#tick(), 250)
    document.addEventListener('visibilitychange', this.#look)
    addEventListener('pageshow', this.#look)
    void this.#poll()
  }

  disconnectedCallback() {
    clearTimeout(this.#pollTimer)
    clearInterval(this.#tickTimer)
    document.removeEventListener('visibilitychange', this.#look)
    removeEventListener('pageshow', this.#look)
  }

  /** @param {ShadowRoot} root */
  #draw(root) {
    root.adoptedStyleSheets = [style]
    this.#pill.setAttribute('role', 'group')
    this.#left.setAttribute('role', 'timer')
    this.#said.setAttribute('role', 'status')
    this.#more.addEventListener('click', () => void this.#addTime())
    this.#pill.append(part('dot'), this.#label, this.#left, this.#more, this.#leave, this.#said)
    root.append(this.#pill)
  }

  #look = () => {
    if (document.visibilityState === 'visible') void this.#poll()
  }

  #leftMs() {
    return this.#state ? this.#state.ends_at - this.#state.now - (performance.now() - this.#heardAt) : 0
  }

  async #poll() {
    if (this.#polling) return
    this.#polling = true
    clearTimeout(this.#pollTimer)
    let wait = this.#state?.poll_ms ?? RETRY_MS
    try {
      const response = await fetch(stateUrl, { cache: 'no-store', headers: { accept: 'application/json' } })
      const state = /** @type {State} */ (await response.json())
      if (!state.active) return this.#close(state.why)
      this.#hear(state)
      wait = state.poll_ms
    } catch {
      // The demo's host is out of reach: the countdown goes on, and the gate is asked again.
      if (this.#leftMs() <= 0) wait = RETRY_MS
    } finally {
      this.#polling = false
    }
    const untilEnd = Math.max(this.#leftMs(), RETRY_MS)
    this.#pollTimer = setTimeout(() => void this.#poll(), Math.min(wait, untilEnd))
  }

  /** @param {string} why */
  #close(why) {
    // At the very end the browser may have dropped the cookie a moment before it asked.
    const reason = why === 'door' && this.#state && this.#leftMs() < 5000 ? 'ended' : why
    location.replace(new URL(`closed?why=${reason}`, stateUrl))
  }

  /** @param {Extract<State, { active: true }>} state */
  #hear(state) {
    this.#heardAt = performance.now()
    this.#state = state
    const { texts } = state
    document.body.inert = false
    this.hidden = false
    this.#pill.setAttribute('aria-label', texts.group)
    this.#left.setAttribute('aria-label', texts.label)
    this.#label.textContent = texts.label
    this.#leave.textContent = texts.leave
    this.#more.textContent = texts.more
    this.#tick()
  }

  /** Asks for the minutes that the access still offers. */
  async #addTime() {
    const before = this.#state
    if (!before) return
    this.#more.disabled = true
    try {
      const response = await fetch(new URL('extend', stateUrl), { method: 'POST' })
      if (!response.ok) throw new Error(String(response.status))
      this.#hear(await response.json())
      this.#announced = Number.POSITIVE_INFINITY
      this.#said.textContent = before.texts.added
      this.#leave.focus()
    } catch {
      this.#said.textContent = before.texts.notAdded
    }
    this.#more.disabled = false
  }

  #tick() {
    const state = this.#state
    if (!state) return
    const ms = this.#leftMs()
    const text = formatLeft(ms, state.texts)
    if (this.#left.textContent !== text) this.#left.textContent = text
    this.#pill.classList.toggle('almost', ms <= ALMOST_MS)
    this.#more.hidden = !state.more || ms > state.more.from_ms || ms <= 0
    this.#announce(ms, state.texts)
    // The poll that is due now closes the door; until its answer nothing more can be done here.
    if (ms <= 0) document.body.inert = true
  }

  /**
   * Says aloud, once each, that few minutes are left (WCAG 2.2.1).
   *
   * @param {number} ms
   * @param {Texts} texts
   */
  #announce(ms, texts) {
    const threshold = [MINUTE, ALMOST_MS].find((limit) => ms <= limit)
    if (!threshold || threshold >= this.#announced || ms <= 0) return
    this.#announced = threshold
    this.#said.textContent = threshold === MINUTE ? texts.lastMinute : texts.lastMinutes
  }
}

/** Hangs the clock beside the body, which frameworks own, unless the page has a `<gate-clock>` of its own. */
function hang() {
  if (!document.querySelector('gate-clock'))
    document.documentElement.append(document.createElement('gate-clock'))
}

customElements.define('gate-clock', GateClock)
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', hang, { once: true })
else hang()
