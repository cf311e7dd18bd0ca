import type { authErrors as english } from '../en/auth-errors.ts'
import type { TextsLike } from '../texts-like.ts'

export const authErrors = {
  title: 'Anmeldefehler',
  unknown: 'Unbekannter Fehler',
  other: 'Bitte versuchen Sie es in einigen Minuten erneut. Code für den Support: <code></code>',
  tooMany: 'Zu viele Versuche. Versuchen Sie es in einer Stunde erneut.',
  tooManyWait:
    'Zu viele Versuche. Versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} erneut.',
  passwordRefused:
    'Adresse und Passwort passen nicht zusammen. Versuchen Sie es erneut oder nehmen Sie einen Anmeldelink.',
  codes: {
    'wrong-password': 'Falsches Passwort!',
    'internal-error':
      'Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es in einigen Minuten erneut und melden Sie ihn dem Support, wenn er bleibt.',
    'user-not-found': 'Zu dieser Angabe gibt es kein Benutzerkonto.',
    'email-already-exists':
      'Diese E-Mail-Adresse wird bereits verwendet. Melden Sie sich mit einem Anmeldelink an.',
    'email-already-in-use':
      'Diese E-Mail-Adresse wird bereits verwendet. Melden Sie sich mit einem Anmeldelink an.',
    'invalid-email': 'Die E-Mail-Adresse ist ungültig.',
    'invalid-password': 'Das Passwort muss mindestens sechs Zeichen haben.',
    'weak-password': 'Das Passwort muss mindestens sechs Zeichen haben.',
    'invalid-phone-number': 'Die Telefonnummer muss mit + und der Landesvorwahl beginnen (E.164).',
    'phone-number-already-exists': 'Diese Telefonnummer wird bereits verwendet.',
    'project-not-found': 'Dieses Projekt ist nicht verfügbar.',
    'popup-blocked': 'Ihr Browser hat das Anmeldefenster blockiert.',
    'popup-closed-by-user': 'Das Anmeldefenster wurde vorzeitig geschlossen.',
    'user-cancelled': 'Die Anmeldung mit Microsoft wurde abgebrochen.',
    'unauthorized-domain': 'Die Anmeldung mit Microsoft ist unter dieser Webadresse nicht möglich.',
    'operation-not-allowed': 'Diese Anmeldeart ist nicht verfügbar.',
    'account-exists-with-different-credential':
      'Zu dieser E-Mail-Adresse gibt es schon ein Konto mit einer anderen Anmeldeart.',
    'credential-already-in-use': 'Dieses Microsoft-Konto gehört hier schon zu einem anderen Konto.',
    'invalid-credential':
      'Diese Anmeldung ist abgelaufen oder wurde nicht bestätigt. Versuchen Sie es erneut.',
    'user-disabled': 'Dieses Konto ist gesperrt.',
    'requires-recent-login':
      'Ihre Anmeldung liegt eine Weile zurück. Melden Sie sich ab und wieder an, dann versuchen Sie es erneut.',
    'expired-action-code': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
    'invalid-action-code':
      'Dieser Link wurde schon benutzt oder ist unvollständig. Fordern Sie einen neuen an.',
  },
} satisfies TextsLike<typeof english>
