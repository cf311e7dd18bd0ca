import { Notifications } from '@mantine/notifications'

export function Notices() {
  return <Notifications position="bottom-center" />
}
