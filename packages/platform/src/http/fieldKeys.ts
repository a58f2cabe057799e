const MESSAGE_KEY = /^[a-z]+[A-Za-z]*\.[A-Za-z]+$/

type Issue = { instancePath: string; message?: string; keyword?: string; params?: unknown }

/** Maps fields to message keys; zod's own messages become `common.invalidValue`. */
export function fieldKeys(issues: Issue[]): Record<string, string> {
  const errors = new Map<string, string>()
  for (const issue of issues) {
    const key = issue.message && MESSAGE_KEY.test(issue.message) ? issue.message : 'common.invalidValue'
    for (const field of fieldsOf(issue)) if (!errors.has(field)) errors.set(field, key)
  }
  return Object.fromEntries(errors)
}

/** Longest list of undeclared keys that is repeated to their sender. */
const UNDECLARED_MAX = 20

/** Names the field of an issue, or the undeclared keys. */
function fieldsOf({ instancePath, params }: Issue): string[] {
  const field = instancePath.split('/')[1]
  if (field) return [field]
  const { keys } = (params ?? {}) as { keys?: unknown }
  return Array.isArray(keys) ? keys.slice(0, UNDECLARED_MAX).map((key) => String(key).slice(0, 80)) : ['body']
}
