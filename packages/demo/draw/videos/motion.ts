/** Turns time, in seconds from the start of a video, into positions. */

/** 0 before `from`, 1 after `to`, slow at both ends. */
export function ease(time: number, from: number, to: number): number {
  const t = Math.max(0, Math.min(1, (time - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Like {@link ease}, but overshoots 1 a little before it rests. */
export function pop(time: number, from: number, to: number): number {
  const t = Math.max(0, Math.min(1, (time - from) / (to - from)))
  return t === 0 ? 0 : 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** Scales `inner` around a point; draws nothing at scale zero. */
export function scaled(x: number, y: number, scale: number, inner: string): string {
  if (scale <= 0.01) return ''
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)}) translate(${-x} ${-y})">${inner}</g>`
}
