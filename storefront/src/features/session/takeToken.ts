/** Reads the token of a mail's link once, and removes it from the address and the history. */
export function takeToken(): string | null {
  const token =
    new URLSearchParams(location.search).get('token') ??
    new URLSearchParams(location.hash.slice(1)).get('token')
  history.replaceState(history.state, '', location.pathname)
  return token
}
