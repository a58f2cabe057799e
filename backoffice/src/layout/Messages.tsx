import { Notification, useNotificationContext } from 'react-admin'

const READ_MS = 4_000
const GIVE_WAY_MS = 800

/** Shows each notice long enough to be read, or until a newer one waits. */
export const Messages = () => {
  const { notifications } = useNotificationContext()
  return <Notification autoHideDuration={notifications.length > 0 ? GIVE_WAY_MS : READ_MS} />
}
