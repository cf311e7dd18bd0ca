import type { TextsLike } from '../texts-like.ts'
import type { enCounterOffer } from './en.ts'

export const deCounterOffer = {
  newPrice: 'Neuer Preis für {device}',
  mail: {
    before: 'Vorher: {price}.',
    until: 'Antworten Sie bis {day}. Ohne Antwort schickt Ihnen {team} das Gerät kostenlos zurück.',
    nothingToDo: 'Sie müssen nichts tun.',
    finding: '{said} → {found}',
    answer: 'Ergebnis ansehen und antworten',
    see: 'Ergebnis ansehen',
  },
  sum: {
    effect: '{label}, gleiche Antwort',
    overlap: 'Gleiches Bauteil, nur einmal abgezogen',
    limit: 'Obergrenze der Abzüge',
    offer: 'Geänderte Auszahlungsart',
    other: 'Weitere Änderungen',
    rounding: 'Rundung',
  },
  page: {
    title: 'Neuer Preis von {team} · {number}',
    heading:
      '{hasName, select, yes {{name}, wir} other {Wir}} haben {count, plural, one {eine Abweichung} other {# Abweichungen}} gefunden.',
    before: 'vorher',
    until: 'Antwort bis {day} · {days, plural, =0 {letzter Tag} one {noch # Tag} other {noch # Tage}}',
    said: 'Ihre Angabe: {said}.',
    found: 'Unser Befund: {found}.',
    photo: { said: 'Vorher, {day}', found: 'Unser Foto, {day}' },
    accepted: 'Angenommener Preis',
    newPriceBy: 'Neuer Preis, {way}',
    from: '{name} von {team}',
    choice: {
      title: 'Sie entscheiden',
      acceptLabel: 'Annehmen:',
      accept: 'Wir zahlen Ihnen {price}.',
      backLabel: 'Zurückbekommen:',
      back: 'Wir geben Ihnen das Gerät zurück. Das kostet Sie nichts.',
      silenceLabel: 'Keine Antwort:',
      silence: 'Nach {day} geht es an Sie zurück.',
    },
    name: 'Ihr Name',
    agrees: 'Ich bin mit dem neuen Preis von {price} einverstanden: {device}.',
    decline: 'Gerät zurück',
    accept: 'Preis annehmen',
    sending: 'Wird gesendet …',
    questions: 'Fragen? Antworten Sie auf die E-Mail von {team}.',
    others: 'Ihre anderen Geräte',
    state: {
      sent: 'wartet auf Ihre Antwort',
      accepted: 'neuer Preis angenommen',
      declined: 'geht an Sie zurück',
      lapsed: 'geht an Sie zurück',
      notified: 'mehr wert als erwartet',
    },
    outcome: {
      accepted: {
        heading: 'Vielen Dank. Der neue Preis ist angenommen.',
        next: '{team} zahlt Ihnen {price}: {way}.',
        when: 'Angenommen am {day}. Die Zahlung folgt innerhalb von 2 Werktagen.',
      },
      declined: {
        heading: 'Sie bekommen zurück: {device}.',
        next: '{team} gibt es Ihnen zurück. Das kostet Sie nichts.',
        when: 'Entschieden am {day}. Es geht innerhalb von 2 Werktagen raus, oder Sie holen es ab.',
      },
      lapsed: {
        heading: 'Ihr Gerät kommt zu Ihnen zurück.',
        next: 'Die Antwortfrist endete am {day}. {team} gibt Ihnen kostenlos zurück: {device}.',
        when: 'Es geht innerhalb von 2 Werktagen raus, oder Sie holen es ab.',
      },
      notified: {
        heading: 'Gute Nachricht: {device} ist mehr wert.',
        next: 'Der Zustand ist besser als beschrieben. {team} zahlt Ihnen {price}: {way}.',
        when: 'Sie müssen nichts tun.',
      },
    },
  },
} as const satisfies TextsLike<typeof enCounterOffer>
