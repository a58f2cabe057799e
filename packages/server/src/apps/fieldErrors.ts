import type { z } from 'zod'

/** Names each wrong field of an app with its message key; one that apps do not have is named too. */
export const fieldErrors = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [key, 'appsAdmin.transfer.unknownField'])
        : [[String(issue.path[0] ?? ''), issue.message]],
    ),
  )
