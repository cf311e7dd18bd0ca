import { joinReversed } from './join-reversed.ts'

/**
 * Adds the PDF/UA-1 claim to a PDF/A-3a file of Typst, which can write either standard but not both: the
 * identification in the metadata with its extension schema (ISO 14289-1, 5; ISO 19005-3, 6.6.2.3), and the
 * title in the window (ISO 14289-1, 7.1). Call it only for a document that Typst also accepts as PDF/UA-1.
 * isReversed: the document has right-to-left text.
 */
export function claimAccessible(file: Buffer, isReversed = false): Buffer {
  const { objects, trailer } = parse(file)
  const catalogNumber = reference(trailer, 'Root')
  const catalog = objects.get(catalogNumber) ?? ''
  const metadataNumber = reference(catalog, 'Metadata')
  const metadata = objects.get(metadataNumber) ?? ''
  objects.set(
    catalogNumber,
    once(catalog, '/ViewerPreferences <<', '/ViewerPreferences <<\n    /DisplayDocTitle true'),
  )
  objects.set(metadataNumber, withClaim(metadata))
  if (isReversed) joinReversed(objects)
  return assemble(file, objects, trailer)
}

function withClaim(metadata: string): string {
  const [head = '', packet = ''] = splitOnce(metadata, '\nstream\n')
  const [xmp = '', end = ''] = splitOnce(packet, '\nendstream')
  const description = '<rdf:Description rdf:about=""'
  const named = once(xmp, description, `${description} xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"`)
  const claimed = once(named, '<pdfaid:part>', '<pdfuaid:part>1</pdfuaid:part><pdfaid:part>')
  const described = once(
    claimed,
    '<pdfaExtension:schemas><rdf:Bag>',
    `<pdfaExtension:schemas><rdf:Bag>${schema}`,
  )
  const sized = head.replace(/\/Length \d+/, `/Length ${described.length}`) // latin1: one character per byte
  return `${sized}\nstream\n${described}\nendstream${end}`
}

const schema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 to which the document conforms</pdfaProperty:description><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>`

interface Parsed {
  /** Objects of the file by number, read as latin1 so that no byte changes. */
  readonly objects: Map<number, string>
  readonly trailer: string
}

/** Parses a file with one plain cross-reference table, as written by Typst. */
function parse(file: Buffer): Parsed {
  const text = file.toString('latin1')
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const [table = '', trailer = ''] = splitOnce(text.slice(tableAt), 'trailer')
  const [head = '', ...entries] = table.trim().split(/\r?\n/).slice(1)
  const [first, count] = head.split(' ').map(Number)
  if (first !== 0 || count !== entries.length) throw new Error('the PDF has another form of cross-references')
  const used = entries
    .map((entry, number) => ({ number, at: Number(entry.slice(0, 10)), isUsed: entry[17] === 'n' }))
    .filter(({ isUsed }) => isUsed)
    .toSorted((a, b) => a.at - b.at)
  const objects = used.map(
    ({ number, at }, index) => [number, text.slice(at, used[index + 1]?.at ?? tableAt)] as const,
  )
  return { objects: new Map(objects), trailer: splitOnce(trailer, 'startxref')[0] ?? '' }
}

function assemble(file: Buffer, objects: ReadonlyMap<number, string>, trailer: string): Buffer {
  const text = file.toString('latin1')
  const header = text.slice(0, text.indexOf('1 0 obj'))
  const pieces = [header]
  const offsets = new Map<number, number>()
  let at = header.length
  for (const [number, object] of objects) {
    offsets.set(number, at)
    pieces.push(object)
    at += object.length
  }
  const entries = Array.from(objects.keys())
    .toSorted((a, b) => a - b)
    .map((number) => `${String(offsets.get(number)).padStart(10, '0')} 00000 n \n`)
  pieces.push(
    `xref\n0 ${entries.length + 1}\n0000000000 65535 f \n`,
    ...entries,
    `trailer${trailer}startxref\n${at}\n%%EOF`,
  )
  return Buffer.from(pieces.join(''), 'latin1')
}

/** Returns the number of the object that a dictionary entry refers to. */
function reference(dictionary: string, key: string): number {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)
  if (!found) throw new Error(`the PDF has no ${key}`)
  return Number(found[1])
}

/** Replaces markup that occurs exactly once. Typst escapes `<` in data. */
function once(text: string, old: string, replacement: string): string {
  const parts = text.split(old)
  if (parts.length !== 2) throw new Error(`the PDF has ${parts.length - 1} times ${old}`)
  return parts.join(replacement)
}

function splitOnce(text: string, separator: string): [string, string] | [] {
  const at = text.indexOf(separator)
  return at === -1 ? [] : [text.slice(0, at), text.slice(at + separator.length)]
}
