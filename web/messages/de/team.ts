import type { team as english } from '../en/team.ts'
import type { TextsLike } from '../texts-like.ts'

export const team = {
  waiting: 'Wartend ({count})',
  /** Shown if a limit of the team's plan is reached. */
  planLimit: {
    quotes:
      'Die Angebote des Tarifs sind für diesen Monat verbraucht. Entwürfe und gesendete Angebote funktionieren weiter; Inhaber und Admins können den Tarif in den Einstellungen ändern.',
    catalogs:
      'Der Tarif erlaubt keine weiteren Kataloge. Archivieren Sie einen, oder bitten Sie einen Inhaber, den Tarif zu ändern.',
    widgets:
      'Der Tarif erlaubt keine weiteren aktiven Widgets. Pausieren Sie eines, oder bitten Sie einen Inhaber, den Tarif zu ändern.',
    members:
      'Der Tarif hat keinen Platz für weitere Mitglieder. Entfernen Sie welche, ziehen Sie Einladungen zurück, oder ändern Sie den Tarif.',
    open: 'Abonnement öffnen',
  },
  closed: {
    notFound: 'Unter dieser Adresse gibt es keines Ihrer Teams',
    closed: 'Dieses Team ist geschlossen',
    suspended: 'Ihr Zugang zu diesem Team ist gesperrt',
    suspendedText: 'Inhaber und Admins des Teams können das aufheben.',
    closedText: 'Ein Inhaber kann es in der Liste der Teams wieder öffnen.',
    text: 'Sie haben kein anderes Team. Sie können eines anlegen.',
    others: 'Ihre anderen Teams können Sie weiterhin öffnen.',
    action: 'Zu Ihren Teams',
  },
  skip: 'Zum Inhalt springen',
  main: 'Hauptmenü',
  home: '{product} Pro, Startseite',
  switch: 'Team wechseln, jetzt',
  searchTeams: 'Teams suchen',
  noTeam: 'Kein Team gefunden',
  openQuotes:
    '{count, plural, one {# Angebot wartet auf eine Antwort} other {# Angebote warten auf eine Antwort}}',
  newQuoteKey: 'Neues Angebot (N)',
  quotes: 'Angebote',
  customers: 'Kunden',
  catalogs: 'Kataloge',
  widgets: 'Widgets',
  dashboard: 'Übersicht',
  help: 'Hilfe & FAQ',
  settings: 'Einstellungen',
  settingsAndHelp: 'Einstellungen und Hilfe',
  more: 'Mehr',
  you: {
    version: 'Version {version}',
    guest: 'Gast',
    menu: 'Sie:',
    account: 'Konto',
    settings: 'Teameinstellungen',
    language: 'Sprache',
    scheme: 'Darstellung',
    light: 'Hell',
    dark: 'Dunkel',
    auto: 'System',
    keys: 'Tastenkürzel mit einer Taste',
    keysHelp: 'Buchstaben und andere einzelne Tasten lösen Aktionen aus. Die Taste ? zeigt alle.',
  },
  key: { ctrl: 'Strg', enter: 'Enter', shift: 'Umschalt', backspace: 'Rücktaste' },
  shortcuts: {
    title: 'Tastenkürzel',
    pages: {
      title: 'Seiten des Teams',
      newQuote: 'Neues Angebot',
      quotes: 'Angebote',
      customers: 'Kunden',
      catalogs: 'Kataloge',
      dashboard: 'Übersicht',
      team: 'Team wechseln',
    },
    lists: {
      title: 'Listen',
      search: 'Suchen',
      move: 'Bewegen',
      select: 'Angebot auswählen',
      extend: 'Auswählen und bewegen',
      open: 'Öffnen',
    },
    quote: {
      title: 'Ein gesendetes Angebot',
      remind: 'Kunden erinnern',
      answers: 'Alle Antworten',
      note: 'Notiz schreiben',
      photos: 'Fotos',
      duplicate: 'Duplizieren',
      archive: 'Archivieren, wiederherstellen',
      print: 'Drucken',
    },
    everywhere: { title: 'Überall', find: 'Alles durchsuchen', help: 'Tastenkürzel' },
    counter: {
      title: 'Angebot erstellen',
      answer: 'Antworten oder wählen',
      allFine: 'Alles in Ordnung: Fragen zum Zustand beantworten',
      back: 'Vorige Frage',
      undo: 'Letzte Antwort zurücknehmen',
      effects: 'Wirkungen zeigen oder verbergen',
      device: 'Anderes Gerät des Angebots',
      quantity: 'Eins mehr, eins weniger',
      goOn: 'Nächster Schritt',
    },
  },
  readOnly: {
    title: 'Hier können Sie nur lesen.',
    text: '{count, plural, one {Der Tarif hat Platz für ein Mitglied} other {Der Tarif hat Platz für # Mitglieder}}, für Sie reicht er nicht.',
    who: '{names} kann wählen, wer etwas ändert, oder einen größeren Tarif.',
    anOwner: 'Inhaber und Admins können wählen, wer etwas ändert, oder einen größeren Tarif.',
    choose: 'Wählen, wer etwas ändert',
  },
  keepWork: {
    note: 'Ihre Arbeit ist vorerst in diesem Browser gespeichert.',
    action: 'E-Mail hinzufügen und Arbeit behalten',
  },
  /** Asked before a page with unsaved changes is left. */
  leaveUnsaved: { title: 'Ohne Speichern verlassen?', stay: 'Bleiben', leave: 'Ohne Speichern verlassen' },
  unprintable:
    '{count, plural, one {{words} lässt sich im PDF nicht drucken: An der Stelle der Buchstaben steht �. Schreiben Sie das Wort auch in lateinischen Buchstaben.} other {{words} lassen sich im PDF nicht drucken: An der Stelle der Buchstaben steht �. Schreiben Sie diese Wörter auch in lateinischen Buchstaben.}}',
} satisfies TextsLike<typeof english>
