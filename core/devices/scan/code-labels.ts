/** Labels of settings screens and boxes in several languages, upper case. They carry no information. */

/** Labels before a serial number. */
export const serialLabels = [
  'SERIAL(?: ?(?:NUMBER|NO))?(?: \\(SYSTEM\\))?',
  'SERIENNUMMER',
  'SERIENUMMER',
  'N(?:°|UM[EÉ]RO|[UÚ]MERO) DE S[EÉ]RIE',
  'NUMERO DI SERIE',
  'S/N',
  'SN',
  '\\(S\\)',
]

/** Labels before a code of any kind, or a name. */
const labels = [
  '\\((?:S|1P|30P)\\)',
  // except the S of "iPhone 6 S"
  '(?<![A-Z0-9\\u00c0-\\u024f]|I ?PHONE (?:\\d\\d?|X) )(?:S|P|1P|30P)(?= |$)',
  '\\b(?:MODEL|PART|SERIAL|ORDER)(?: ?(?:NUMBER|NO|NAME|IDENTIFIER))?[.:#]+',
  '\\b(?:MODEL|PART|SERIAL|ORDER) (?:NUMBER|NO|NAME|IDENTIFIER)\\b',
  '\\b(?:IMEI(?: ?SV)?\\d?|MEID(?: ?(?:DEC|HEX))?|ICCID|EID|S/N|SN|EMC|SKU)\\b[.:#]*',
  '\\b(?:MODELL|SERIEN|TEILE|BESTELL)(?:NAME|NUMMER)\\b[.:]*',
  '\\b(?:NOM DU MOD[EÈ]LE|N(?:°|UM[EÉ]RO) DE (?:MOD[EÈ]LE|R[EÉ]F[EÉ]RENCE|PI[EÈ]CE|S[EÉ]RIE))[ .:]*',
  '\\b(?:NOMBRE DEL MODELO|N[UÚ]MERO DE (?:MODELO|PIEZA|SERIE))[ .:]*',
  '\\b(?:NOME (?:DEL )?MODELLO|NUMERO (?:DI |DEL )?(?:MODELLO|SERIE|PARTE))[ .:]*',
  '\\b(?:MODEL(?:NAAM|NUMMER)|SERIENUMMER|ONDERDEELNUMMER)\\b[.:]*',
]

export function labelPattern(): RegExp {
  pattern ??= new RegExp(labels.join('|'), 'g')
  return pattern
}

let pattern: RegExp | undefined
