import { Notifications, notifications } from '@mantine/notifications'
import { showNoticesBy } from './notice-board.ts'

showNoticesBy(notifications.show)

export function Notices() {
  return <Notifications position="bottom-center" />
}
