import type { TextsLike } from '../texts-like.ts'
import type { timeline as english } from '../en/timeline.ts'

/** The timeline of a customer, including the team's notes. */
export const timeline = {
  title: 'Verlauf',
  empty: 'Noch ist nichts geschehen.',
  add: 'Notiz für das Team hinzufügen',
  enter: 'Enter',
  newLine: 'Umschalt + Enter für eine neue Zeile.',
  onlyTeam: 'Nur das Team sieht sie. Sie steht auch in der Datendatei.',
  save: 'Notiz speichern',
  saved: 'Notiz gespeichert',
  tooLong: 'Höchstens {most, number} Zeichen. Diese Notiz hat {count, number}.',
  full: 'Zu diesem Kunden gibt es schon {most, number} Notizen. Entfernen Sie eine, dann speichern Sie.',
  fullQuote:
    'Zu diesem Angebot gibt es schon {most, number} Notizen. Entfernen Sie eine, dann speichern Sie.',
  erased: 'Die Daten dieses Kunden wurden inzwischen gelöscht.',
  kept: 'Diese Notiz ist noch nicht gespeichert. Sie bleibt in diesem Browser.',
  by: '{moment}, {name}',
  remove: 'Notiz „{text}“ entfernen',
  removeTitle: 'Diese Notiz entfernen?',
  removeText: 'Sie wird für das ganze Team entfernt. Das lässt sich nicht rückgängig machen.',
  ofOther: 'Nur wer sie schrieb, Inhaber und Admins können diese Notiz entfernen.',
  you: 'Sie',
  colleague: 'ein Teammitglied',
  quoted: '„{text}“',
  aDevice: 'Ein Gerät',
  note: 'Notiz:',
  sent: '{who, select, you {Sie haben} named {{name} hat} other {Ein Teammitglied hat}} <quote>{number}</quote> {channel, select, email {per E-Mail} link {als Link} whatsapp {per WhatsApp} counter {an der Theke} other {per SMS}} gesendet',
  resent:
    '{who, select, you {Sie haben} named {{name} hat} other {Ein Teammitglied hat}} <quote>{number}</quote> noch einmal gesendet',
  opened: '<quote>{number}</quote> geöffnet',
  reminded:
    '{who, select, you {Sie haben} named {{name} hat} other {Ein Teammitglied hat}} an <quote>{number}</quote> erinnert',
  counterReminded:
    '{who, select, you {Sie haben} named {{name} hat} other {Ein Teammitglied hat}} an den neuen Preis in <quote>{number}</quote> erinnert',
  expired: '<quote>{number}</quote> abgelaufen',
  acceptanceUndone:
    '{who, select, customer {Annahme von <quote>{number}</quote> zurückgenommen} you {Sie haben die Annahme von <quote>{number}</quote> aufgehoben} named {{name} hat die Annahme von <quote>{number}</quote> aufgehoben} other {Ein Teammitglied hat die Annahme von <quote>{number}</quote> aufgehoben}}',
  extended:
    '{who, select, you {Sie haben} named {{name} hat} other {Ein Teammitglied hat}} <quote>{number}</quote> bis {day} verlängert',
  accepted:
    '{who, select, customer {<quote>{number}</quote> angenommen} you {Sie haben <quote>{number}</quote> als angenommen markiert} named {{name} hat <quote>{number}</quote> als angenommen markiert} other {Ein Teammitglied hat <quote>{number}</quote> als angenommen markiert}}',
  declined:
    '{who, select, customer {<quote>{number}</quote> abgelehnt} you {Sie haben <quote>{number}</quote> als abgelehnt markiert} named {{name} hat <quote>{number}</quote> als abgelehnt markiert} other {Ein Teammitglied hat <quote>{number}</quote> als abgelehnt markiert}}',
  asked: 'Frage zu <quote>{number}</quote>',
  answered:
    '{who, select, you {Sie haben} named {{name} hat} other {Ein Teammitglied hat}} eine Frage zu <quote>{number}</quote> beantwortet',
  cancelled:
    '{who, select, you {Sie haben} named {{name} hat} other {Ein Teammitglied hat}} <quote>{number}</quote> zurückgezogen',
  device: '{device} aus <quote>{number}</quote>: {state}',
} satisfies TextsLike<typeof english>
