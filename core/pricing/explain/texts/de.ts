import type { ExplainTexts } from './explain-texts.ts'
import { introduced } from './introduced.ts'

export const de: ExplainTexts = {
  base: 'Grundpreis',
  grade: (grade) => `Zustand: ${grade}`,
  answered: (question, answer) => `${introduced(question, ':')} ${answer}`,
  ofValue: (share) => `${share} des Werts`,
  overlapDropped: 'dasselbe Bauteil, nur einmal abgezogen',
  deductionCap: (share) => `Abzüge auf ${share} begrenzt`,
  valueCap: (share) => `Auf ${share} begrenzt`,
  valueFloor: (share) => `Mindestens ${share}`,
  floor: 'Auf den Mindestpreis angehoben',
  ceiling: 'Auf den Höchstpreis begrenzt',
  rounding: 'Gerundet',
  roundingTo: {
    down: (step) => `in Schritten von ${step}, nach unten`,
    nearest: (step) => `in Schritten von ${step}, kaufmännisch`,
    up: (step) => `in Schritten von ${step}, nach oben`,
  },
  minOffer: 'Unter dem Mindestangebot',
  value: 'Wert',
  clamp: 'Grenze dieses Angebots',
  quantity: (quantity) => (quantity === 1 ? '1 Gerät' : `${quantity} Geräte`),
  included: 'inklusive',
  adjustment: 'Anpassung',
  tax: (rate) => `Steuer ${rate}`,
  taxContained: (amount) => `${amount} enthalten`,
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
}
