import type { find as english } from '../en/find.ts'
import type { TextsLike } from '../texts-like.ts'

export const find = {
  button: 'Suchen …',
  title: 'Suchen',
  hint: 'Kunde, Angebot, Katalog oder Aktion',
  results: 'Ergebnisse',
  do: 'Aktionen',
  newCatalog: 'Neuer Katalog',
  newWidget: 'Neues Widget',
  open: '{page} öffnen',
  switchTo: 'Zum Team {team} wechseln',
  newQuoteFor: 'Neues Angebot für {name}',
  identify: 'Angebot für das Gerät {number}',
  customerDetail:
    '{count, plural, one {# Angebot} other {# Angebote}}, {kind, select, business {Firma} other {privat}}',
  allCustomers: 'Alle Kunden mit diesen Wörtern',
  allQuotes: 'Alle Angebote mit diesen Wörtern',
  searching: 'Suche läuft …',
  none: 'Nichts gefunden für „{words}“.',
  tooShort: 'Bitte mindestens zwei Zeichen eingeben.',
  failed: 'Kunden, Angebote und Kataloge können gerade nicht durchsucht werden.',
  count: '{count, plural, one {# Ergebnis} other {# Ergebnisse}}',
  move: 'bewegen',
  newTab: 'neuer Tab',
  scopes: '<actions></actions> für Aktionen, <quotes></quotes> für Angebote, oder ein Gerät scannen',
} satisfies TextsLike<typeof english>
