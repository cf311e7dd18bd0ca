import { builtInFormat, type FormatKind, formatKind } from '../number-format.ts'
import { attributeIn, scanXml } from '../scan-xml.ts'

/** Returns what the number format of each cell style says, by the index of the style. */
export function formatsIn(xml: string): readonly FormatKind[] {
  const codes = new Map<number, string>()
  const formats: FormatKind[] = []
  let isInCells = false
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isInCells = true
      else if (name === 'numFmt')
        codes.set(Number(attributeIn(attributes, 'numFmtId')), attributeIn(attributes, 'formatCode') ?? '')
      else if (name === 'xf' && isInCells) {
        const id = Number(attributeIn(attributes, 'numFmtId') ?? 0)
        const code = codes.get(id)
        formats.push(code === undefined ? (builtInFormat(id) ?? 'number') : formatKind(code))
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return formats
}
