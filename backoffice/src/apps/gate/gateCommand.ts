import type { AdminApp } from '@portal/contract'

/** Stands for the demo's own address, which only its operator knows. */
export const UPSTREAM = 'http://127.0.0.1:8501'

/** Names the file that the operator keeps the app's secret in. */
export const secretFile = ({ code }: Pick<AdminApp, 'code'>) => `${code.toLowerCase()}.secret`

/**
 * Writes the command that puts a gate before an app's demo.
 *
 * @param portal the portal's public address
 */
export function gateCommand(app: Pick<AdminApp, 'code' | 'url'>, portal: string): string {
  const basePath = basePathOf(app.url)
  return [
    'node portal-gate.mjs',
    `--upstream ${UPSTREAM}`,
    `--portal ${portal}`,
    `--app ${app.code}`,
    `--secret-file ${secretFile(app)}`,
    ...(basePath ? [`--base-path ${basePath}`] : []),
    '--port 8080',
  ].join(' ')
}

/** Reads the path below which a demo lives on its host; '' for the whole host. */
function basePathOf(url: string | null): string {
  const path = url && URL.canParse(url) ? new URL(url).pathname.replace(/\/+$/, '') : ''
  return /^(?:\/[\w.~-]+)+$/.test(path) ? path : ''
}
