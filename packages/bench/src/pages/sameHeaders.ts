/** Each answer's own; and the policy, which names the hashes of the portal's own scripts and styles. */
const LEFT_OUT =
  /^(connection|keep-alive|date|etag|content-length|content-encoding|content-security-policy|x-request-id)$/

/**
 * What a page of the portal is sent with, for the one that it is measured beside. A browser starts a process of its
 * own for `Cross-Origin-Opener-Policy` (security, 2.6), which takes as long for either page.
 */
export const sameHeaders = (answer: Response): Record<string, string> =>
  Object.fromEntries([...answer.headers].filter(([name]) => !LEFT_OUT.test(name)))
