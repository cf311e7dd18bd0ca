import type { resetPassword as english } from '../en/reset-password.ts'
import type { TextsLike } from '../texts-like.ts'

export const resetPassword = {
  title: 'Neues Passwort wählen',
  lead: 'Für {email}',
  checking: 'Ihr Link wird geprüft …',
  password: 'Ihr neues Passwort',
  save: 'Speichern und anmelden',
  saved: 'Ihr neues Passwort ist gespeichert. Melden Sie sich damit an.',
} satisfies TextsLike<typeof english>
