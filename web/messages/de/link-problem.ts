import type { linkProblem as english } from '../en/link-problem.ts'
import type { TextsLike } from '../texts-like.ts'

export const linkProblem = {
  invalid: 'Dieser Link funktioniert nicht',
  unchecked: 'Wir konnten Ihren Link nicht prüfen',
  incomplete: 'Ein Teil fehlt. Öffnen Sie ihn noch einmal aus der E-Mail oder fordern Sie einen neuen an.',
  email: 'Ihre E-Mail-Adresse',
  newLink: 'Neuen Link senden',
  sendingLink: 'Wird gesendet …',
  startAgain: 'Von vorn beginnen',
} satisfies TextsLike<typeof english>
