import type { counterOffer as english } from '../en/counter-offer.ts'
import type { TextsLike } from '../texts-like.ts'

export const counterOffer = {
  title: 'Gegenangebot',
  before: 'vorher',
  state: {
    sent: 'Der Kunde hat bis {day} Zeit zu antworten. Ohne Antwort geht das Gerät zurück.',
    accepted: 'Der Kunde hat den neuen Preis angenommen.',
    declined: 'Der Kunde möchte das Gerät zurück.',
    lapsed: 'Keine Antwort bis {day}: Das Gerät geht zurück.',
    notified: 'Besser als beschrieben: Der Kunde wurde informiert, eine Antwort ist nicht nötig.',
    notifiedCheaper: 'Günstiger als vereinbart: Der Kunde wurde informiert, eine Antwort ist nicht nötig.',
  },
  photo: { said: 'Vorher, {time}', found: 'Festgestellt, {time}' },
  delivery: {
    delayed: 'Die E-Mail konnte noch nicht zugestellt werden. Wir versuchen es weiter.',
    failed:
      'Die E-Mail wurde nicht zugestellt: Der Kunde weiß noch nichts. Rufen Sie an oder senden Sie sie erneut.',
  },
  remind: 'Erinnern',
  sendAgain: 'Erneut senden',
  reminded: 'E-Mail an {email} gesendet',
  accepted: 'Nimmt an',
  declined: 'Möchte es zurück',
  dialog: { accepted: 'Der Kunde nimmt {amount} an', declined: 'Der Kunde möchte das Gerät zurück' },
  note: 'Notiz fürs Team',
} satisfies TextsLike<typeof english>
