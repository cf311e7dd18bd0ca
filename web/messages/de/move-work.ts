import type { moveWork as english } from '../en/move-work.ts'
import type { TextsLike } from '../texts-like.ts'

export const moveWork = {
  title: 'Sie haben schon ein Konto',
  text: '{count, plural, =0 {<b>{email}</b> hat ein Konto. Melden Sie sich dort an oder machen Sie ohne Konto weiter.} one {<b>{email}</b> hat ein Konto. Melden Sie sich dort an und nehmen Sie Ihr Team {teams} mit, oder machen Sie ohne Konto weiter.} other {<b>{email}</b> hat ein Konto. Melden Sie sich dort an und nehmen Sie Ihre Teams {teams} mit, oder machen Sie ohne Konto weiter.}}',
  someAccount: 'Dieses Microsoft-Konto',
  move: '{count, plural, =0 {Anmelden} one {Anmelden und Team mitnehmen} other {Anmelden und Teams mitnehmen}}',
  stay: 'Ohne Konto weitermachen',
  linkSent:
    'Wir haben <b>{email}</b> einen Anmeldelink geschickt. Öffnen Sie ihn in diesem Browser, um Ihr Team mitzunehmen.',
  moved: 'Ihre Arbeit ist jetzt in diesem Konto.',
  failed: 'Ihr Team konnte noch nicht übertragen werden. Laden Sie die Seite neu, um es erneut zu versuchen.',
  refused: 'Ihr Team konnte nicht übertragen werden. Es bleibt, wo Sie es angelegt haben.',
} satisfies TextsLike<typeof english>
