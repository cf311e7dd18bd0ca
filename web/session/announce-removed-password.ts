import { loadCode } from '#code/load-code.ts'
import { notifications } from '@mantine/notifications'

/** Age above which the removal of a password was already announced. Milliseconds. */
const recentMs = 60_000

/** Shows the text if this sign-in by link has just removed the account's password. */
export async function announceRemovedPassword(text: string, closeLabel: string): Promise<void> {
  const { api } = await loadCode(() => import('#api/api.ts'))
  const { passwordRemovedAt } = await api.account.get()
  if (passwordRemovedAt === null || Date.now() - Date.parse(passwordRemovedAt) > recentMs) return
  notifications.show({ closeButtonProps: { 'aria-label': closeLabel }, message: text, autoClose: false })
}
