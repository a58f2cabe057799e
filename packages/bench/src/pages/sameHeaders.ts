/** Headers of each answer's own, and the policy, which names hashes of the portal's scripts and styles. */
const LEFT_OUT =
  /^(connection|keep-alive|date|etag|content-length|content-encoding|content-security-policy|x-request-id)$/

/**
 * Copies the headers of a portal's page to the page that it is compared with: browsers start a process for
 * `Cross-Origin-Opener-Policy` (docs/security.md#headers).
 */
export const sameHeaders = (answer: Response): Record<string, string> =>
  Object.fromEntries([...answer.headers].filter(([name]) => !LEFT_OUT.test(name)))
