import type { ZipPart } from '../inflate-zip.ts'
import { attributeIn, scanXml } from '../scan-xml.ts'

/** Contents of a workbook: its sheets with cells, in order, and the places of the parts that they share. */
export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean; readonly part: string }[]
  readonly styles: string | undefined
  readonly texts: string | undefined
  /** Dates are counted from 1904, as on old Macs. */
  readonly isFrom1904: boolean
}

/** Reads the workbook in the parts of a file; undefined: the file is none. Sheets of charts and macros are passed over. */
export function workbookIn(parts: readonly ZipPart[]): Workbook | undefined {
  const byName = new Map(
    parts.map(
      ({ name, bytes }) => [name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase(), bytes] as const,
    ),
  )
  const textOf = (name: string) => new TextDecoder().decode(byName.get(name.toLowerCase()))
  const [main] = relationsIn(textOf('_rels/.rels'), '').filter(({ type }) => type === 'officeDocument')
  const path = main?.target ?? 'xl/workbook.xml'
  if (!byName.has(path.toLowerCase())) return undefined
  const [, folder = '', file = ''] = /^(.*\/)?([^/]+)$/.exec(path) ?? []
  const relations = relationsIn(textOf(`${folder}_rels/${file}.rels`), folder)
  const targetOf = (type: string) => relations.find((one) => one.type === type)?.target
  const sheets: { name: string; isHidden: boolean; part: string }[] = []
  let isFrom1904 = false
  scanXml(textOf(path), {
    open: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributeIn(attributes, 'date1904') ?? '')
      if (name !== 'sheet') return
      const id = attributeIn(attributes, 'id')
      const relation = relations.find((one) => one.id === id)
      if (relation?.type !== 'worksheet') return
      const isHidden = /hidden/i.test(attributeIn(attributes, 'state') ?? '')
      sheets.push({ name: attributeIn(attributes, 'name') ?? '', isHidden, part: relation.target })
    },
  })
  return { sheets, styles: targetOf('styles'), texts: targetOf('sharedStrings'), isFrom1904 }
}

/** Relations of a part, with the last word of their types: "worksheet", also in strict workbooks. */
function relationsIn(
  xml: string,
  folder: string,
): readonly { readonly id: string; readonly type: string; readonly target: string }[] {
  const relations: { id: string; type: string; target: string }[] = []
  scanXml(xml, {
    open: (name, attributes) => {
      if (name !== 'Relationship' || attributeIn(attributes, 'TargetMode') === 'External') return
      const target = attributeIn(attributes, 'Target') ?? ''
      relations.push({
        id: attributeIn(attributes, 'Id') ?? '',
        type: (attributeIn(attributes, 'Type') ?? '').replace(/^.*\//, ''),
        target: target.startsWith('/') ? target.slice(1) : resolved(folder + target),
      })
    },
  })
  return relations
}

function resolved(path: string): string {
  const steps: string[] = []
  for (const step of path.replaceAll('\\', '/').split('/'))
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  return steps.join('/')
}
