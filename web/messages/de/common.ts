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
  listOffline: 'Die Liste öffnet sich, sobald Sie wieder online sind.',
  noConnection: 'Keine Verbindung',
  noConnectionText: 'Versuchen Sie es erneut, sobald Sie wieder online sind.',
  newVersion: 'Es gibt eine neue Version',
  newVersionText:
    'Laden Sie die Seite neu, um fortzufahren. Ihre Entwürfe sind in diesem Browser gespeichert.',
  reload: 'Neu laden',
  sessionOver:
    'Ihre Sitzung ist beendet. Melden Sie sich neu an: Entwürfe und Notizen sind in diesem Browser gespeichert.',
  suspended:
    'Ihr Zugang zum Team ist gesperrt. Was Sie eingegeben haben, bleibt hier; fragen Sie einen Inhaber oder Admin.',
  notInTeam:
    'Sie sind nicht mehr in diesem Team. Was Sie eingegeben haben, bleibt hier; bitten Sie einen Inhaber um eine Einladung.',
  roleChanged:
    'Ihre Rolle erlaubt das nicht mehr. Was Sie eingegeben haben, bleibt hier; fragen Sie einen Inhaber oder Admin.',
  teamClosed: 'Das Team wurde geschlossen. Ein Inhaber kann es 30 Tage lang wieder öffnen.',
  planReached:
    'Der Tarif ist ausgeschöpft. Was Sie eingegeben haben, bleibt hier; Inhaber und Admins können unter Abonnement einen größeren Tarif wählen.',
  noAnswer:
    'Der Server hat nicht geantwortet. Was Sie eingegeben haben, bleibt hier; versuchen Sie es gleich noch einmal.',
  addressUnverified: 'Bestätigen Sie zuerst die E-Mail-Adresse Ihres Kontos, unter Konto.',
  /** Shown in place of who pays whom. */
  cashRounding: 'Rundung für Barzahlung',
  taxRounding: 'Steuer für das ganze Angebot gerundet',
  nothingToPay: 'Nichts zu zahlen',
  planReadOnly:
    'Der Tarif reicht dafür nicht: Es kann nur gelesen werden. Inhaber und Admins wählen unter Abonnement, was bleibt.',
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
  exported: '{count, plural, one {Eine Zeile exportiert.} other {# Zeilen exportiert.}}',
  export: 'Exportieren',
  exportAs: { csv: 'CSV, für andere Programme', xlsx: 'Excel-Arbeitsmappe (XLSX)' },
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
