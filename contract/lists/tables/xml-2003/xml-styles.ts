import { type FormatKind, formatKind } from '../number-format.ts'
import { attributeIn } from '../scan-xml.ts'

/** Number formats that have a name in place of a code. */
const named: Readonly<Record<string, FormatKind>> = {
  'General Date': 'date',
  'Long Date': 'date',
  'Medium Date': 'date',
  'Short Date': 'date',
  'Long Time': 'time',
  'Medium Time': 'time',
  'Short Time': 'time',
  Percent: 'percentage',
  'Euro Currency': { sign: '€' },
  // Currency of the machine that opens the file.
  Currency: 'number',
  'General Number': 'number',
  Fixed: 'number',
  Standard: 'number',
  Scientific: 'number',
  'Yes/No': 'number',
  'True/False': 'number',
  'On/Off': 'number',
}

/** Number formats of the styles of a workbook as XML. A style without one has that of the style it is made from. */
export class XmlStyles {
  readonly #formats = new Map<string, FormatKind>()
  #style = ''

  open(name: string, attributes: string): void {
    if (name === 'Style') {
      this.#style = attributeIn(attributes, 'ID') ?? ''
      this.#formats.set(this.#style, this.of(attributeIn(attributes, 'Parent')))
    } else if (name === 'NumberFormat') {
      const format = attributeIn(attributes, 'Format')
      if (format !== undefined) this.#formats.set(this.#style, named[format] ?? formatKind(format))
    }
  }

  of(style: string | undefined): FormatKind {
    return this.#formats.get(style ?? 'Default') ?? 'number'
  }
}
