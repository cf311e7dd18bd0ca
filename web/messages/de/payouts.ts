import type { payouts as english } from '../en/payouts.ts'
import type { TextsLike } from '../texts-like.ts'

export const payouts = {
  title: 'Auszahlungen',
  notAllowed: 'Nur Inhaber, Admins und Manager zahlen aus.',
  from: 'Auszahlungen kommen von {name}, {iban}.',
  noAccount: 'Es gibt noch kein Konto, von dem ausgezahlt wird.',
  addAccount: 'Konto hinzufügen',
  changeAccount: 'Konto ändern',
  askOwner: 'Bitten Sie einen Inhaber, es hinzuzufügen.',
  accountTitle: 'Konto für Auszahlungen',
  accountName: 'Kontoinhaber',
  ready: 'Bereit zur Auszahlung',
  empty: 'Nichts auszuzahlen',
  emptyText: 'Angekaufte Geräte stehen hier, sobald sie geprüft sind und in EUR bezahlt werden.',
  ibanOf: 'IBAN von {name}',
  ibanWrong: 'Das ist keine IBAN eines SEPA-Landes.',
  help: 'Die Datei ist eine SEPA-Überweisung (pain.001) für Ihre Bank. Mit ihr gelten diese Geräte als bezahlt; keines steht je in zwei Dateien.',
  make: '{count, plural, =0 {Auszahlungen wählen} one {# Gerät bezahlen, {sum}} other {# Geräte bezahlen, {sum}}}',
  paid: '{count, plural, one {# Gerät bezahlt} other {# Geräte bezahlt}}',
  files: 'Frühere Dateien',
  count: '{count, plural, one {# Auszahlung} other {# Auszahlungen}}',
  again: 'Erneut herunterladen',
  gone: 'Nicht mehr gespeichert',
} satisfies TextsLike<typeof english>
