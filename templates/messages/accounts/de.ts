import type { TextsLike } from '../texts-like.ts'
import type { enAccounts } from './en.ts'

export const deAccounts = {
  signInLink: {
    subject: 'Bei {productName} Pro anmelden',
    heading: 'Bei {productName} Pro anmelden',
    body: 'Sie möchten sich als {email} anmelden. Die Schaltfläche gilt einmal, in {minutes, plural, one {der nächsten Minute} other {den nächsten # Minuten}}.',
    button: 'Anmelden',
    ignore:
      'Nicht von Ihnen angefordert? Dann löschen Sie diese E-Mail. Solange niemand den Link öffnet, geschieht nichts.',
  },
  passwordReset: {
    subject: 'Neues Passwort für {productName} Pro',
    heading: 'Neues Passwort wählen',
    body: 'Sie möchten das Passwort von {email} zurücksetzen. Die Schaltfläche gilt einmal, in {minutes, plural, one {der nächsten Minute} other {den nächsten # Minuten}}.',
    button: 'Passwort zurücksetzen',
    ignore: 'Nicht von Ihnen angefordert? Dann löschen Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.',
  },
  passwordRemoved: {
    subject: 'Ihr Passwort für {productName} Pro wurde entfernt',
    heading: 'Ihr Passwort gilt nicht mehr',
    body: 'Sie haben sich mit einem Link angemeldet und damit {email} bestätigt. Das Passwort des Kontos war schon vorher festgelegt worden, vielleicht von jemand anderem. Deshalb haben wir es entfernt. War es Ihres? Wählen Sie auf Ihrer Kontoseite ein neues.',
    button: '{productName} Pro öffnen',
    ignore: 'Sie brauchen kein Passwort: Anmeldelinks per E-Mail funktionieren weiterhin.',
  },
  emailVerification: {
    subject: 'E-Mail-Adresse für {productName} Pro bestätigen',
    heading: 'E-Mail-Adresse bestätigen',
    body: 'Haben Sie ein Konto mit {email} angelegt? Die Schaltfläche bestätigt diese Adresse. Sie gilt einmal, {days, plural, one {einen Tag} other {# Tage}} lang.',
    button: 'Adresse bestätigen',
    ignore:
      'Falls nicht, löschen Sie diese E-Mail. Mit der Bestätigung könnte die Person, die das Konto angelegt hat, sehen, was Sie darin tun.',
  },
  emailChange: {
    subject: 'Neue E-Mail-Adresse für {productName} Pro bestätigen',
    heading: 'Neue E-Mail-Adresse bestätigen',
    body: 'Sie möchten sich künftig mit {newEmail} anmelden. Die Schaltfläche gilt einmal, {days, plural, one {einen Tag} other {# Tage}} lang. Danach sind alle Geräte abgemeldet.',
    button: 'Diese Adresse verwenden',
    ignore:
      'Nicht von Ihnen angefordert? Dann löschen Sie diese E-Mail. Die Adresse des Kontos bleibt, wie sie ist.',
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse Ihres Kontos bei {productName} Pro wurde geändert',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    body: 'Ihr Konto hat nicht mehr die Adresse {email}, sondern jetzt {newEmail}.',
    button: 'Änderung rückgängig machen',
    ignore:
      'Haben Sie sie geändert? Dann löschen Sie diese E-Mail. Falls nicht, stellt die Schaltfläche {email} wieder her und meldet alle Geräte ab. Sie gilt {days, plural, one {einen Tag} other {# Tage}} lang.',
  },
  emailRemoved: {
    subject: 'Die E-Mail-Adresse Ihres Kontos bei {productName} Pro wurde entfernt',
    heading: 'Ihre E-Mail-Adresse wurde entfernt',
    body: 'Ihr Konto hat nicht mehr die Adresse {email}. Niemand kann sich damit anmelden.',
    button: 'Adresse wiederherstellen',
    ignore:
      'Haben Sie sie entfernt? Dann löschen Sie diese E-Mail. Falls nicht, stellt die Schaltfläche {email} wieder her und meldet alle Geräte ab. Sie gilt {days, plural, one {einen Tag} other {# Tage}} lang.',
  },
} as const satisfies TextsLike<typeof enAccounts>
