import { useEffect } from 'react'
import type { IslandProps } from '../../islands.ts'
import { logout } from './logout.ts'
import type { LogoutStrings } from './strings.ts'

/** The page `/logout`: signs out as soon as it is there. */
export function Logout({ messages, paths }: IslandProps<LogoutStrings>) {
  useEffect(() => void logout(paths.home), [paths.home])
  return <p role="status">{messages['session.signingOut']}</p>
}
