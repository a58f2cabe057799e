/** A picture for those who share a page; its size where it is known. */
export type SharePicture = { src: string; size?: { width: number; height: number } }

/** The portal's own (`pages/share.png.ts`). */
export const PORTAL_PICTURE = {
  src: '/share.png',
  size: { width: 1200, height: 630 },
} satisfies SharePicture
