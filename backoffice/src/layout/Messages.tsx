import { Notification, useNotificationContext } from 'react-admin'

const READ_MS = 4_000
const GIVE_WAY_MS = 800

/** A message stays as long as it takes to read, and gives way as soon as a newer one waits. */
export const Messages = () => {
  const { notifications } = useNotificationContext()
  return <Notification autoHideDuration={notifications.length > 0 ? GIVE_WAY_MS : READ_MS} />
}
