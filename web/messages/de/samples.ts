import type { samples as english } from '../en/samples.ts'
import type { TextsLike } from '../texts-like.ts'

export const samples = {
  note: '3 Kunden, 6 Angebote und 1 Widget sind Muster. Sie zählen nirgends, und niemand bekommt eine E-Mail.',
  remove: 'Muster entfernen',
  removed: 'Muster entfernt.',
  tag: 'Muster',
  receipt: 'So wurde der Preis berechnet',
  total: 'Wir zahlen',
  found: '{question} Angabe: {said}. Festgestellt: {seen}.',
  newPrice: 'Neuer Preis: {after} statt {before}',
  makeOne: 'So ein Angebot erstellen',
  means: {
    draft: 'Ein Entwurf: Niemand hat ihn gesehen. Sie können alles ändern und ihn dann senden.',
    sent: 'Gesendet und vom Kunden geöffnet. Der Preis gilt bis zum letzten Tag.',
    accepted: 'Angenommen: Der Kunde bringt das Gerät, und Sie prüfen es.',
    counterOffer:
      'Angenommen, dann geprüft: Das Gerät ist nicht wie beschrieben, deshalb bekam der Kunde ein Gegenangebot.',
    declined: 'Der Kunde hat wegen des Preises abgelehnt. Sie können es unter derselben Nummer überarbeiten.',
    expired: 'Niemand hat rechtzeitig geantwortet. Überarbeitet gilt es wieder.',
  },
} satisfies TextsLike<typeof english>
