import type { purchases as english } from '../en/purchases.ts'
import type { TextsLike } from '../texts-like.ts'

export const purchases = {
  title: 'Einkaufspreis',
  help: 'Bei der Differenzbesteuerung wird die Differenz dazu versteuert. Der Kunde sieht ihn nie.',
  device: '{device}: was Sie gezahlt haben',
  deviceWithVat: '{device}: was Sie gezahlt haben, ohne MwSt.',
  ofAll: '{quantity, number} × {device}: was Sie für alle gezahlt haben',
  ofAllWithVat: '{quantity, number} × {device}: was Sie für alle gezahlt haben, ohne MwSt.',
  withVat: 'Mit MwSt. gekauft: Die MwSt. wird dem Kunden ausgewiesen',
  wrong: 'Geben Sie einen Betrag ein, etwa {example}',
  stated: '{device}: gekauft für {amount}.',
  statedWithVat: '{device}: mit MwSt. gekauft, für {amount} ohne MwSt.',
  tax: 'MwSt. auf die Differenz: {amount}',
  loss: 'Keine Differenz, also keine MwSt.',
  askManager: 'Die Leitung trägt ein, wofür {device} gekauft wurde. Dann kann es gesendet werden.',
  businessBuys:
    'Dieser Kunde braucht ausgewiesene MwSt. Ihm kann nur ein mit MwSt. gekauftes Gerät verkauft werden.',
  book: {
    asksForPaper: 'Nur auszahlen, wenn bekannt ist, was Ihr Land von Verkäufern verlangt',
    asksForPaperHelp:
      'Was fehlt, hält die Auszahlung auf, nicht das Angebot. Ob Sie danach fragen müssen, hängt von Ihrem Land ab: Fragen Sie Ihre Behörde.',
    countryAsks: '{country} verlangt von Privatpersonen: {fields}.',
    companiesAsked: 'Von Firmen: {fields}.',
    unbroken:
      '{count, plural, =0 {Noch kein Eintrag. Das erste angekaufte Gerät ist Nummer 1.} one {Lückenlos: ein Eintrag.} other {Lückenlos: # Einträge.}}',
    broken: 'Ab Eintrag {number, number} unterbrochen: Er fehlt oder wurde in der Datenbank geändert.',
    isKept: 'Ankaufsbuch führen',
    isKeptHelp:
      'Jedes angekaufte Gerät wird beim Bezahlen eingetragen, nummeriert und ohne Lücken. Darin lässt sich nichts ändern oder entfernen; solange es ausgeschaltet ist, kommt nichts hinzu.',
    keptYears: 'Jahre, für die Daten von Verkäufern gespeichert werden',
    heldDays: 'Tage, die ein gekauftes Gerät im Geschäft bleibt',
    notHeld: 'Keine',
    open: 'Ankaufsbuch öffnen',
  },
  settings: {
    purchaseBook: 'Ankaufsbuch',
    title: 'Steuer',
    numbers: 'Angebotsnummern',
    marginScheme: 'Differenzbesteuerung für Gebrauchtgeräte',
    marginSchemeHelp:
      'MwSt. fällt auf die Differenz zwischen Verkaufs- und Einkaufspreis an. Angebote weisen für diese Geräte keine MwSt. aus, und jedes braucht vor dem Senden seinen Einkaufspreis.',
    taxRounding: 'Steuern runden',
    taxRoundingHelp:
      'Je Position oder einmal für das ganze Angebot. Was das einmalige Runden ausmacht, steht in einer eigenen Zeile.',
    taxRoundingExample:
      'Drei Geräte zu {price} mit 10 % Steuer: {line} Steuer je Position gerundet, {document} einmal je Angebot.',
    taxRoundingOf: { line: 'Je Position', document: 'Einmal je Angebot' },
    cashRounding: 'Gesamtbeträge runden auf',
    cashRoundingHelp: 'Für Länder ohne kleine Münzen. Die Rundung steht in einer eigenen Zeile.',
    notRounded: 'Nicht runden',
    usualStep: '{step}, üblich in Ihrem Land',
    taxNumbers: 'Registrierungsnummern',
    taxNumbersHelp: 'Dokumente nennen sie neben der Steuer mit demselben Namen, etwa GST 5 %.',
    taxName: 'Steuer',
    taxNumber: 'Nummer',
    addTaxNumber: 'Nummer hinzufügen',
    removeTaxNumber: 'Nummer von {name} entfernen',
    taxNumbersInvalid: 'Jede Nummer braucht den Namen ihrer Steuer, und jeder Name steht einmal da.',
    drafts: 'Entwürfe behalten ihre Preise und Gesamtbeträge, bis ihre Geräte neu berechnet werden.',
    noVat: 'Ihr Team berechnet keine MwSt., also gibt es keine Differenzbesteuerung.',
    countries: 'Steuer in anderen Ländern',
    noPermission: 'Nur Inhaber und Admins können das ändern.',
    failed: 'Das hat nicht geklappt. Versuchen Sie es erneut.',
  },
} satisfies TextsLike<typeof english>
