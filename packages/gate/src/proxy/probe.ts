/** Tells whether the demo answers; what it says does not matter, unless a proxy before it says that it is down. */
export async function answers(url: string, timeoutMs = 5000): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return ![502, 503, 504].includes(response.status)
  } catch {
    return false
  }
}
