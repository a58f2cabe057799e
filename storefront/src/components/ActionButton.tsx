import type { ButtonHTMLAttributes, ReactNode } from 'react'

type ActionButtonProps = {
  busy: boolean
  /** What the button says while it is busy. */
  busyLabel: string
  look?: 'primary' | 'danger' | 'outline'
  children: ReactNode
} & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'>

/** A button that stays where it is, and keeps the focus, while its action runs. */
export const ActionButton = ({
  busy,
  busyLabel,
  look = 'primary',
  children,
  ...button
}: ActionButtonProps) => (
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
