import type { ButtonHTMLAttributes, ReactNode } from 'react'

type ActionButtonProps = {
  busy: boolean
  /** Replaces the label while the action runs. */
  busyLabel: string
  look?: 'primary' | 'danger' | 'outline'
  children: ReactNode
} & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'>

/** Keeps its place and the focus while its action runs. */
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
