import type { common as english } from '../en/common.ts'
import type { TextsLike } from '../texts-like.ts'

export const common = {
  loading: 'Wird geladen …',
  problem: 'Es gibt ein Problem',
  languageNotLoaded:
    'Diese Sprache konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  offline: 'Sie sind offline',
  offlineText:
    'Diese Seite öffnet sich, sobald Sie wieder online sind. Ihre Eingaben sind in diesem Browser gespeichert.',
  noConnection: 'Keine Verbindung',
  noConnectionText: 'Versuchen Sie es erneut, sobald Sie wieder online sind.',
  newVersion: 'Es gibt eine neue Version',
  newVersionText:
    'Laden Sie die Seite neu, um fortzufahren. Ihre Entwürfe sind in diesem Browser gespeichert.',
  reload: 'Neu laden',
  addressUnverified: 'Bestätigen Sie zuerst die E-Mail-Adresse Ihres Kontos, unter Konto.',
  /** In the place of who pays whom. */
  cashRounding: 'Rundung für Barzahlung',
  nothingToPay: 'Nichts zu zahlen',
  planReadOnly:
    'Der Tarif hat dafür keinen Platz: Es lässt sich nur lesen. Inhaber und Admins wählen unter Abonnement, was bleibt.',
  tryLater: 'Bitte versuchen Sie es in einigen Minuten erneut. Code für den Support:',
  tryAgain: 'Erneut versuchen',
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  noCountry: 'Kein Land gefunden.',
  sending: 'Wird gesendet …',
  change: 'Ändern',
  saved: 'Gespeichert.',
  you: 'Sie',
  saving: 'Wird gespeichert …',
  choose: 'Wählen',
  undo: 'Rückgängig',
  remove: 'Entfernen',
  newQuote: 'Neues Angebot',
  allQuotes: 'Alle Angebote',
  newCustomer: 'Neuer Kunde',
  export: 'Exportieren',
  removing: 'Wird entfernt …',
  somebody: 'Jemand',
  changing: 'Wird geändert …',
  kind: { buy: 'Ankauf', repair: 'Reparatur', sell: 'Verkauf', mixed: 'Gemischt' },
  signOut: 'Abmelden',
  createTeam: 'Team anlegen',
  name: {
    invisible: 'Das enthält ein unsichtbares Zeichen, vielleicht mit eingefügt. Bitte neu eintippen.',
    wordless: 'Ein Name braucht einen Buchstaben oder eine Ziffer.',
    lookAlike:
      'Einige Buchstaben stammen aus einer anderen Schrift und sehen lateinisch aus. Schreiben Sie das Wort in einer Schrift.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Vielleicht ist sie umgezogen, oder der Link ist unvollständig.',
    home: 'Zur Startseite',
  },
} satisfies TextsLike<typeof english>
