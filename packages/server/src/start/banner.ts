import type { Config } from '../env.ts'

export type Welcome = {
  config: Config
  /** True when site and console can be shown. */
  isWhole: boolean
  /** `password` is `null` once it was shown: the first start prints it, and nothing keeps it. */
  admin: { email: string; password: string | null }
  demoAccount: { email: string; password: string } | null
  sampleUrl: string | null
  logFile: string | null
}

/** Writes what the terminal shows once everything runs. */
export function banner({ config, isWhole, admin, demoAccount, sampleUrl, logFile }: Welcome): string {
  const { publicUrl, dataDir } = config
  const shownOnce = '(made for this installation, shown only now)'
  const lines: [string, string][] = [
    ['Portal', `${publicUrl}/   in English: ${publicUrl}/en/`],
    ['Console', `${publicUrl}/admin`],
    [
      'Administrator',
      admin.password ? `${admin.email}   password: ${admin.password}   ${shownOnce}` : admin.email,
    ],
  ]
  if (demoAccount)
    lines.push(['Demo user', `${demoAccount.email}   password: ${demoAccount.password}   ${shownOnce}`])
  if (sampleUrl) lines.push(['Demo apps', sampleUrl])
  lines.push(['Data', dataDir])
  if (logFile) lines.push(['Log', logFile])
  const width = Math.max(...lines.map(([name]) => name.length))
  return [
    '',
    isWhole
      ? '  Next Epsilon Apps is ready.'
      : '  Next Epsilon Apps runs, though not all of it could be built.',
    '',
    ...lines.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
    '',
    '  Ctrl+C stops it.',
    '',
    '',
  ].join('\n')
}
