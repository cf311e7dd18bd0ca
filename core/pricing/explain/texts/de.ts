import type { ExplainTexts } from './explain-texts.ts'
import { withColon } from './with-colon.ts'

export const de: ExplainTexts = {
  base: 'Grundpreis',
  ownAmount: (amount) => `eigener Betrag ${amount}`,

  atLeast: (what, amount) => `${what}, mindestens ${amount}`,
  atMost: (what, amount) => `${what}, höchstens ${amount}`,

  answered: (question, answer) => `${withColon(question, ':')} ${answer}`,

  overlapDropped: 'dasselbe Bauteil, nur einmal abgezogen',
  deductionCap: (share) => `Abzüge auf ${share} begrenzt`,
  valueCap: (share) => `Höchstens ${share} des Preises für diesen Zustand`,
  valueFloor: (share) => `Mindestens ${share} des Preises für diesen Zustand`,
  floor: 'Auf den Mindestpreis angehoben',
  ceiling: 'Auf den Höchstpreis begrenzt',
  rounding: 'Gerundet',
  roundingTo: {
    down: (step) => `in Schritten von ${step}, nach unten`,
    nearest: (step) => `in Schritten von ${step}, kaufmännisch`,
    up: (step) => `in Schritten von ${step}, nach oben`,
  },
  roundingToEnding: {
    down: (ending) => `nach unten auf einen Betrag mit Endung ${ending}`,
    nearest: (ending) => `auf den nächstgelegenen Betrag mit Endung ${ending}`,
    up: (ending) => `nach oben auf einen Betrag mit Endung ${ending}`,
  },
  minOffer: 'Unter dem Mindestangebot',
  value: 'Wert des Geräts',
  clamp: 'Angebotsgrenze',
  quantity: (quantity) => (quantity === 1 ? '1 Gerät' : `${quantity} Geräte`),
  included: 'inklusive',
  onRequest: 'Preis auf Anfrage',
  byHand: 'Von Hand bepreist',
  adjustment: 'Anpassung',
  taxNames: { vat: 'MwSt.', gst: 'GST', consumptionTax: 'Konsumsteuer', salesTax: 'Verkaufssteuer' },
  cashRounding: 'Rundung für Barzahlung',
  taxRounding: 'Steuer für das ganze Angebot gerundet',
  taxIncluded: (tax, amount) => `Enthält ${amount} ${tax}`,
  reject: (reason) => `Nicht angenommen: ${reason}`,
  review: (reason) => `Zu prüfen: ${reason}`,
  range: (share) => `Kann sich noch um bis zu ${share} ändern`,
  checks: {
    blacklist: 'als verloren oder gestohlen gemeldet',
    findMy: '„Wo ist?“ ist eingeschaltet',
    simLock: 'SIM-Lock',
    mdm: 'von einer Organisation verwaltet (MDM)',
    coverage: 'Garantiestatus',
  },
  reasons: {
    belowMinimum: 'der Preis liegt unter dem Mindestbetrag',
    range: 'der Preis kann sich noch ändern',
    unnamed: 'kein Grund angegeben',
  },
}
