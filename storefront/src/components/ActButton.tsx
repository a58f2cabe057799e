import type { ButtonHTMLAttributes, ReactNode } from 'react'

type ActButtonProps = {
  busy: boolean
  /** What the button says while it is busy. */
  busyLabel: string
  look?: 'primary' | 'danger' | 'outline'
  children: ReactNode
} & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'>

/** A button that stays where it is, and keeps the focus, while its act runs. */
export const ActButton = ({ busy, busyLabel, look = 'primary', children, ...button }: ActButtonProps) => (
  <button
    type="button"
    className={look === 'outline' ? 'button' : `button button--${look}`}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    {...button}
  >
    {busy ? busyLabel : children}
  </button>
)
