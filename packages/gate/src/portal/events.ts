import { createParser } from 'eventsource-parser'
import { AccessEvent } from './answers.ts'
import { basicCredentials } from './credentials.ts'

/** Takes a silent stream for dead: the portal writes at least a comment every 15 s. */
const SILENCE_MS = 40_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000

export type EventStream = ReturnType<typeof createEventStream>

/**
 * Keeps `GET /v1/launch/events/` open, and opens it again where it was when it breaks: after half a second, then
 * after twice as long each time, up to half a minute.
 */
export function createEventStream(options: {
  url: string
  code: string
  secret: string
  /** Called each time that the stream stands; whatever happened before may have been missed. */
  onOpen: () => void
  onEvent: (event: AccessEvent) => void
  warn: (message: string) => void
}) {
  const { url, code, secret, onOpen, onEvent, warn } = options
  const stopped = new AbortController()
  let isOpen = false
  let isStarted = false
  let lastEventId = ''
  let waitMs = FIRST_WAIT_MS

  const parser = createParser({
    onEvent({ id, event, data }) {
      if (id !== undefined) lastEventId = id
      if (event === 'access') read(data)
    },
  })

  function read(data: string) {
    try {
      onEvent(AccessEvent.parse(JSON.parse(data)))
    } catch {
      warn('The portal sent an event that this gate does not understand')
    }
  }

  async function listen() {
    const silence = new AbortController()
    const watchdog = setTimeout(() => silence.abort(), SILENCE_MS)
    try {
      const response = await fetch(`${url}/v1/launch/events/`, {
        headers: {
          accept: 'text/event-stream',
          authorization: basicCredentials(code, secret),
          ...(lastEventId && { 'last-event-id': lastEventId }),
        },
        redirect: 'error',
        signal: AbortSignal.any([stopped.signal, silence.signal]),
      })
      if (response.status !== 200 || !response.body) {
        await response.body?.cancel()
        throw new Error(`it answered ${response.status}`)
      }
      isOpen = true
      waitMs = FIRST_WAIT_MS
      onOpen()
      const decoder = new TextDecoder()
      for await (const chunk of response.body) {
        watchdog.refresh()
        parser.feed(decoder.decode(chunk, { stream: true }))
      }
    } finally {
      clearTimeout(watchdog)
      isOpen = false
      parser.reset()
    }
  }

  async function keepOpen() {
    let isSaid = false
    while (!stopped.signal.aborted) {
      const failure = await listen().then(() => null, String)
      if (stopped.signal.aborted) return
      if (failure && !isSaid) warn(`The portal's events cannot be followed (${failure}); asking it instead`)
      isSaid = failure !== null
      await pause(waitMs, stopped.signal)
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    }
  }

  return {
    get isOpen() {
      return isOpen
    },
    start() {
      if (isStarted) return
      isStarted = true
      void keepOpen()
    },
    stop: () => stopped.abort(),
  }
}

/** Waits, or until the signal; holds no process back. */
function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms).unref()
    signal.addEventListener('abort', end, { once: true })
  })
}
