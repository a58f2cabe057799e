import { BadEnvironment, parseEnv } from './env.ts'
import { startSample } from './sample.ts'

/** Runs the demonstration as a process of its own: `PORTAL_URL=… GATE_APPS='{"CODE":"secret"}' node sample/server.ts`. */
async function main() {
  let clockOffsetMs = 0
  const now = () => new Date(Date.now() + clockOffsetMs)
  const sample = await startSample({ ...parseEnv(process.env), now })
  console.log(`Demonstration apps at ${sample.url}`)
  process.send?.({ type: 'listening', url: sample.url })

  // A parent process may move the clock, as the end-to-end tests do.
  process.on('message', (message: { type?: unknown; offsetMs?: unknown }) => {
    if (message.type === 'clock' && typeof message.offsetMs === 'number') clockOffsetMs = message.offsetMs
  })
  const stop = () => void sample.close().then(() => process.exit(0))
  process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop)
}

main().catch((error: NodeJS.ErrnoException) => {
  const sentences: Record<string, string> = {
    EADDRINUSE: 'PORT is in use: stop the program that listens there, or set another PORT.',
    EACCES: 'PORT may not be used by this account: set one above 1023.',
  }
  console.error(
    error instanceof BadEnvironment ? error.message : (sentences[error.code ?? ''] ?? String(error.message)),
  )
  process.exit(1)
})
