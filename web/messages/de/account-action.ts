import type { accountAction as english } from '../en/account-action.ts'
import type { TextsLike } from '../texts-like.ts'

export const accountAction = {
  checking: 'Ihr Link wird geprüft …',
  continue: 'Weiter',
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    lead: 'Haben Sie mit <b>{email}</b> ein Konto angelegt? Wer es angelegt hat, bleibt angemeldet.',
    apply: 'Adresse bestätigen',
    doneTitle: 'Adresse bestätigt',
    done: '<b>{email}</b> ist jetzt bestätigt.',
  },
  change: {
    title: 'Neue E-Mail-Adresse bestätigen',
    lead: 'Sie melden sich künftig mit <b>{email}</b> an. Damit werden Sie auf allen Geräten abgemeldet.',
    apply: 'Diese Adresse verwenden',
    doneTitle: 'Adresse geändert',
    done: 'Melden Sie sich künftig mit <b>{email}</b> an.',
  },
  recover: {
    title: 'Änderung der E-Mail-Adresse zurücknehmen',
    lead: '<b>{email}</b> wird wieder Ihre E-Mail-Adresse. Damit werden Sie auf allen Geräten abgemeldet.',
    apply: 'Adresse wiederherstellen',
    doneTitle: 'Adresse wiederhergestellt',
    done: 'Melden Sie sich wieder mit <b>{email}</b> an.',
  },
  newPassword: {
    why: 'Wer die Adresse geändert hat, kennt vielleicht Ihr Passwort. Wir haben es deshalb entfernt. Wählen Sie ein neues.',
    send: 'Passwort zurücksetzen',
    sending: 'Einen Moment …',
  },
} satisfies TextsLike<typeof english>
