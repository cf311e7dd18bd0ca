import type { linkMicrosoft as english } from '../en/link-microsoft.ts'
import type { TextsLike } from '../texts-like.ts'

export const linkMicrosoft = {
  title: 'Microsoft verknüpfen?',
  text: 'In diesem Browser wurde vor Kurzem das Microsoft-Konto <b>{email}</b> verwendet. Ist es verknüpft, können Sie sich hier damit anmelden.',
  warning: 'Verknüpfen Sie es nur, wenn es Ihres ist.',
  link: 'Microsoft verknüpfen',
  linking: 'Wird verknüpft …',
  notNow: 'Nicht jetzt',
  done: 'Microsoft ist mit diesem Konto verknüpft.',
} satisfies TextsLike<typeof english>
