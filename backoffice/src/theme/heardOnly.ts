/** Hides a text from sight, not from assistive technology; `sx` takes the number 1 as all of the width. */
export const HEARD_ONLY = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
