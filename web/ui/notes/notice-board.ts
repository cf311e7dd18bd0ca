import type { NotificationData } from '@mantine/notifications'

type Show = (notice: NotificationData) => unknown

const waiting: NotificationData[] = []
let show: Show = (notice) => waiting.push(notice)

/** Shows a notice once `Notices` is loaded. The sign-in screen, which loads earlier, shows none. */
export function showNotice(notice: NotificationData): void {
  show(notice)
}

/** Registers the component that shows notices. */
export function showNoticesBy(next: Show): void {
  show = next
  for (const notice of waiting.splice(0)) next(notice)
}
