import type { signUp as english } from '../en/sign-up.ts'
import type { TextsLike } from '../texts-like.ts'

export const signUp = {
  title: 'Konto anlegen',
  lead: 'Danach legen Sie Ihr Team an oder treten dem bei, das Sie eingeladen hat.',
  leadAnonymous: 'Ihre Teams und Angebote bleiben, wie sie sind.',
  name: 'Ihr Name',
  nameMissing: 'Geben Sie Ihren Namen ein.',
  email: 'Ihre E-Mail-Adresse',
  emailHelp: 'Dorthin schicken wir Anmeldelinks.',
  password: 'Passwort wählen',
  passwordHelp: 'Mindestens sechs Zeichen.',
  passwordShort: 'Das Passwort muss mindestens sechs Zeichen haben.',
  create: 'Konto anlegen',
  or: 'oder registrieren mit',
  magicLink: 'Anmeldelink',
  magicLinkRunning: 'Wird gesendet …',
  microsoft: 'Microsoft',
  microsoftRunning: 'Registrierung …',
  terms:
    'Mit dem Konto nehmen Sie die <terms>AGB</terms> an. Wie wir mit Ihren Daten umgehen, steht in der <privacy>Datenschutzerklärung</privacy>.',
  already: 'Sie haben schon ein Konto? <link>Anmelden</link>',
  signInInstead: 'Stattdessen anmelden',
  backToWork: 'Zurück zu Ihrem Team',
} satisfies TextsLike<typeof english>
