import type { signIn as english } from '../en/sign-in.ts'
import type { TextsLike } from '../texts-like.ts'

export const signIn = {
  tagline: 'Angebote für Apple™-Geräte, mit {product} Pro.',
  email: 'Ihre E-Mail-Adresse',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
  emailBad: 'Eine E-Mail-Adresse sieht aus wie name@example.com.',
  emailLetters: 'Verwenden Sie vor dem @ Buchstaben ohne Akzente und Umlaute.',
  continue: 'Weiter',
  change: 'Ändern',
  changeEmail: 'E-Mail-Adresse ändern',
  password: 'Ihr Passwort',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  showPassword: 'Passwort zeigen oder verbergen',
  forgot: 'Passwort vergessen?',
  forgotRunning: 'Einen Moment …',
  signIn: 'Anmelden',
  or: 'oder anmelden mit',
  magicLink: 'Anmeldelink per E-Mail senden',
  magicLinkRunning: 'Anmeldelink wird gesendet …',
  microsoft: 'Mit Microsoft anmelden',
  microsoftRunning: 'Anmeldung mit Microsoft …',
  continueHere: 'In diesem Fenster fortfahren',
  linkFirst:
    '<b>{email}</b> hat schon ein Konto. Melden Sie sich unten dort an, dann verknüpfen Sie Microsoft damit.',
  newHere:
    'Neu hier? <create>Legen Sie ein Konto an</create> oder <try>probieren Sie {product} Pro ohne Konto</try>.',
  mailbox: {
    title: 'Sehen Sie in Ihrem Postfach nach!',
    signIn:
      'Wir haben <b>{email}</b> eine E-Mail mit einem Anmeldelink geschickt. Klicken Sie darauf, um sich anzumelden.',
    verify:
      'Wir haben <b>{email}</b> eine E-Mail mit einem Link geschickt. Klicken Sie darauf, um die Adresse zu bestätigen.',
    reset:
      'Wir haben <b>{email}</b> eine E-Mail mit einem Link geschickt. Klicken Sie darauf, um das Passwort zurückzusetzen.',
    resetIfAny:
      'Wenn <b>{email}</b> hier ein Konto hat, ist eine E-Mail mit einem Link unterwegs. Klicken Sie darauf, um das Passwort zurückzusetzen.',
    hint: 'Nach einer Minute nichts da? Sehen Sie im Spam nach. Der Link gilt einmal.',
    dismiss: 'Schließen und von vorn beginnen',
    open: 'Lokales Postfach öffnen',
  },
  confirm: {
    title: 'Bestätigen Sie Ihre E-Mail-Adresse, um Angebote zu senden',
    titleToJoin: 'Bestätigen Sie Ihre E-Mail-Adresse, um beizutreten',
    text: 'Bei der Registrierung haben wir {email} einen Link geschickt. Folgen Sie ihm und kommen Sie dann hierher zurück.',
    sent: 'Wir haben {email} einen neuen Link geschickt. Folgen Sie ihm und kommen Sie dann hierher zurück.',
    send: 'Link erneut senden',
    again: 'Noch einmal senden',
    sending: 'Wird gesendet …',
  },
  link: {
    signingIn: 'Anmeldung mit Ihrem Link …',
    confirmEmail: 'Bitte geben Sie zur Bestätigung Ihre E-Mail-Adresse ein',
    otherAddress: 'Dieser Link ging an eine andere E-Mail-Adresse.',
    stay: 'Als {email} angemeldet bleiben',
    passwordRemoved:
      'Ihr Passwort gilt nicht mehr: Es war festgelegt worden, bevor Ihre Adresse bestätigt war. Wählen Sie auf Ihrer Kontoseite ein neues.',
  },
  footer: {
    language: 'Sprache',
    privacy: 'Datenschutz',
    terms: 'AGB',
    version: 'Version {version}',
    trademarks:
      'Apple und die Gerätenamen sind Marken von Apple Inc. {product} Pro ist von Apple unabhängig.',
  },
} satisfies TextsLike<typeof english>
