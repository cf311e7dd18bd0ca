import type { accounting as english } from '../en/accounting.ts'
import type { TextsLike } from '../texts-like.ts'

export const accounting = {
  title: 'Buchhaltung',
  lead: 'Geräte, die in einem Monat bezahlt oder übergeben wurden, als Datei für Ihr Buchhaltungsprogramm. Jede Art von Geschäft braucht mit ihrer Steuer ein Konto: Fragen Sie Ihre Steuerberatung.',
  program: 'Programm',
  month: 'Monat',
  consultant: 'Beraternummer',
  client: 'Mandantennummer',
  accountLength: 'Sachkontenlänge',
  yearStartsIn: 'Erster Monat des Wirtschaftsjahrs',
  accounts: 'Konten',
  account: 'Konto',
  counterAccount: 'Geldkonto',
  taxCode: 'Steuercode',
  buKey: 'BU-Schlüssel',
  taxAccount: 'Steuerkonto',
  kind: {
    buy: 'Angekauft',
    repair: 'Reparaturen',
    sell: 'Verkauft',
    rounding: 'Barrundung',
  },
  tax: {
    none: 'ohne Steuer',
    margin: 'Differenzbesteuerung',
    rate: '{rate} % Steuer',
  },
  deals: '{count, plural, one {# Geschäft} other {# Geschäfte}}',
  missing: 'Konto fehlt',
  none: 'In diesem Monat wurde kein Geschäft abgeschlossen.',
  readOnly: 'Nur Inhaber und Admins können die Konten ändern.',
  mapFirst: 'Ergänzen Sie die fehlenden Konten und speichern Sie. Dann lässt sich der Monat exportieren.',
  export: '{month} exportieren',
  exportHelp:
    'Jedes Geschäft steht einmal in der Datei, mit der Nummer seines Angebots. Das Protokoll hält fest, wer exportiert hat.',
} satisfies TextsLike<typeof english>
