import { useEffect } from 'react'
import type { IslandProps } from '../../islands.ts'
import { logout } from './logout.ts'
import type { LogoutStrings } from './strings.ts'

/** Signs out as soon as it mounts. */
export function Logout({ messages, paths }: IslandProps<LogoutStrings>) {
  useEffect(() => void logout(paths.home), [paths.home])
  return <p role="status">{messages['session.signingOut']}</p>
}
