/**
 * The time left of the access, counted down by the portal's clock, and the door closed when it is over.
 * The gate is asked for the time; the browser's clock is never read, only its stopwatch.
 *
 * @typedef {{ label: string, lastMinutes: string, lastMinute: string, leave: string, day: string, hour: string, minute: string, second: string }} Texts
 * @typedef {{ active: true, now: number, ends_at: number, portal_url: string, poll_ms: number, texts: Texts }
 *   | { active: false, now: number, why: string, poll_ms: number }} State
 */

const stateUrl = new URL('state', import.meta.url)
const MINUTE = 60_000
const RETRY_MS = 1000
/** From here on the clock shows seconds and its colour warns. */
const ALMOST_MS = 5 * MINUTE

const style = new CSSStyleSheet()
style.replaceSync(`
  :host { position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483000; }
  :host([inline]) { position: static; }
  :host([hidden]), .said { display: none; }
  .pill { display: flex; align-items: center; gap: .7rem; padding: .35rem .4rem .35rem .9rem; border-radius: 999px;
    background: #10141f; color: #f6f5f1; font: 500 .875rem/1.3 'Instrument Sans', Arial, sans-serif;
    box-shadow: 0 0 0 1px #343c4f, 0 12px 32px -12px rgb(16 20 31 / 50%); white-space: nowrap; }
  :host([inline]) .pill { box-shadow: 0 0 0 1px #343c4f; }
  .dot { width: .55rem; height: .55rem; border-radius: 50%; background: #d7f64a; }
  .left { font-variant-numeric: tabular-nums; font-weight: 600; }
  .label { color: #b3b9c7; }
  .almost .dot { background: #f2b872; }
  .almost .left { color: #f2b872; }
  a { padding: .35rem .8rem; border-radius: 999px; background: #262e40; color: #f6f5f1; text-decoration: none; }
  a:hover { background: #343c4f; }
  a:focus-visible { outline: 2px solid #d7f64a; outline-offset: 2px; }
  .said { display: block; position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  @media (max-width: 599px) { .label { display: none; } }
  @media print { :host { display: none; } }
`)

/**
 * @param {number} ms
 * @param {Texts} texts
 */
export function formatLeft(ms, texts) {
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

class GateClock extends HTMLElement {
  /** @type {Extract<State, { active: true }> | null} */
  #state = null
  /** Reading of the stopwatch when the state came. */
  #heardAt = 0
  #polling = false
  #announced = Number.POSITIVE_INFINITY
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pollTimer
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #tickTimer
  #root = this.attachShadow({ mode: 'open' })

  connectedCallback() {
    this.hidden = true
    this.#root.adoptedStyleSheets = [style]
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
      this.#heardAt = performance.now()
      this.#state = state
      wait = state.poll_ms
      this.#render(state)
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
  #render({ texts, portal_url }) {
    document.body.inert = false
    if (this.#root.childElementCount > 0) return
    const part = (/** @type {string} */ name, /** @type {string} */ text = '') =>
      Object.assign(document.createElement('span'), { className: name, textContent: text })
    const leave = Object.assign(document.createElement('a'), {
      href: portal_url,
      textContent: texts.leave,
      rel: 'noreferrer',
    })
    const left = part('left')
    left.setAttribute('role', 'timer')
    left.setAttribute('aria-label', texts.label)
    const said = part('said')
    said.setAttribute('role', 'status')
    const pill = Object.assign(document.createElement('div'), { className: 'pill' })
    pill.append(part('dot'), part('label', texts.label), left, leave, said)
    this.#root.append(pill)
    this.hidden = false
    this.#tick()
  }

  #tick() {
    const state = this.#state
    const left = this.#root.querySelector('.left')
    if (!state || !left) return
    const ms = this.#leftMs()
    const text = formatLeft(ms, state.texts)
    if (left.textContent !== text) left.textContent = text
    this.#root.querySelector('.pill')?.classList.toggle('almost', ms <= ALMOST_MS)
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
    const said = this.#root.querySelector('.said')
    if (said) said.textContent = threshold === MINUTE ? texts.lastMinute : texts.lastMinutes
  }
}

customElements.define('gate-clock', GateClock)
if (!document.querySelector('gate-clock')) document.body.append(document.createElement('gate-clock'))
