import type { ask as english } from '../en/ask.ts'
import type { TextsLike } from '../texts-like.ts'

export const ask = {
  draft: {
    title: 'Entwurf verwerfen?',
    text: '{count, plural, one {Eine nie veröffentlichte Änderung geht} other {# nie veröffentlichte Änderungen gehen}} verloren, auch die von anderen Teammitgliedern. Veröffentlichtes bleibt.',
  },
  idCheck: {
    title: 'Ausweisprüfung entfernen?',
    text: 'Die Angabe, dass ein Ausweis von {name} vorlag, wird samt Art und letzten Stellen gelöscht. Um sie wieder einzutragen, muss jemand den Ausweis noch einmal sehen.',
  },
  logo: {
    title: 'Logo entfernen?',
    text: 'Es verschwindet aus Angeboten, E-Mails und von der Kundenseite. Um es wieder zu verwenden, wählen Sie das Bild noch einmal.',
  },
  photo: {
    title: 'Ihr Foto entfernen?',
    text: 'Das Team sieht dann Ihre Initialen. Um das Foto wieder zu haben, wählen Sie es noch einmal.',
  },
  secret: {
    title: 'Geheimnis ersetzen?',
    text: 'Das bisherige Geheimnis gilt sofort nicht mehr: {name} weist unsere Nachrichten ab, bis dort das neue eingetragen ist.',
  },
  unused: {
    title: '{count, plural, one {Einen Kunden entfernen?} other {# Kunden entfernen?}}',
    text: 'Die hier gezeigten Kunden werden mit Namen und Kontaktdaten entfernt. Keiner hat ein Angebot, keiner wurde je bearbeitet.',
  },
  trial: {
    title: 'Probe entfernen?',
    text: 'Das Gerät, die Antworten und der Preis von {name} werden entfernt. Gezählt wurde die Probe nirgends.',
  },
  view: {
    title: 'Ansicht „{name}“ entfernen?',
    text: 'Sie verschwindet aus Ihren Reitern und, falls das Team sie teilt, bei allen. Die Angebote bleiben.',
  },
  example: {
    title: 'Beispiel „{name}“ entfernen?',
    text: 'Das Gerät mit seinen Antworten wird vor dem Veröffentlichen nicht mehr berechnet.',
  },
} satisfies TextsLike<typeof english>
