/** Gives the headers of the portal's client (packages/client/src/http.ts), to scripts that go without it. */
export function callHeaders(): Record<string, string> {
  const token = localStorage.getItem('access_token')
  const partner = localStorage.getItem('currentPartenaireId')
  return {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(partner && { 'Client-Id': partner }),
  }
}
