/** Receives the tags and texts of an XML document. Names come without their prefix: `x:row` is `row`. */
export interface XmlEvents {
  /** attributes: as written, for `attributeIn`. An element without content is opened and closed. */
  readonly open: (name: string, attributes: string) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
  /** Reads an element by itself and returns the place after it; the same place: it is read as any other. */
  readonly skip?: (xml: string, start: number) => number
}

/**
 * Reads XML front to back, in one pass and without a tree. Entities of a document type are not known and stay as they
 * are, so that none can grow.
 */
export function scanXml(xml: string, { open, close, text, skip }: XmlEvents): void {
  let at = 0
  while (at < xml.length) {
    const start = xml.indexOf('<', at)
    if (start < 0) return
    if (start > at && text) text(decoded(xml.slice(at, start)))
    const after = skip ? skip(xml, start) : start
    if (after > start) {
      at = after
      continue
    }
    const next = xml.charCodeAt(start + 1)
    if (next === exclamation || next === question) {
      at = afterMarkup(xml, start, text)
      continue
    }
    const end = tagEndIn(xml, start + 1)
    if (end < 0) return
    if (next === slash) close?.(localName(xml, start + 2, end))
    else {
      const isClosed = xml.charCodeAt(end - 1) === slash
      const nameEnd = nameEndIn(xml, start + 1, end)
      const name = localName(xml, start + 1, isClosed && nameEnd === end ? end - 1 : nameEnd)
      open(name, nameEnd < end ? xml.slice(nameEnd, isClosed ? end - 1 : end) : '')
      if (isClosed) close?.(name)
    }
    at = end + 1
  }
}

/** Returns an attribute by its name without a prefix; undefined if it is absent. */
export function attributeIn(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + 1)) {
    const before = attributes.charCodeAt(at - 1)
    if (before > blank && before !== colon) continue
    const rest = /^\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes.slice(at + name.length))
    if (rest) return decoded(rest[1] ?? rest[2] ?? '')
  }
  return undefined
}

const [exclamation, question, slash, blank, colon] = [33, 63, 47, 32, 58]
const [doubleQuote, singleQuote, closing] = [34, 39, 62]

/** The place of the sign that ends a tag: one in an attribute does not. */
function tagEndIn(xml: string, start: number): number {
  let quote = 0
  for (let at = start; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === closing) return at
    else if (code === doubleQuote || code === singleQuote) quote = code
  }
  return -1
}

/** The place after a comment, a CDATA section (whose text counts), an instruction or a document type. */
function afterMarkup(xml: string, start: number, text: XmlEvents['text']): number {
  const [opening, ending] =
    [['<!--', '-->'] as const, ['<![CDATA[', ']]>'] as const, ['<?', '?>'] as const].find(([mark]) =>
      xml.startsWith(mark, start),
    ) ?? (['<!', '>'] as const)
  const end = xml.indexOf(ending, start + opening.length)
  if (end < 0) return xml.length
  if (opening === '<![CDATA[') text?.(xml.slice(start + opening.length, end))
  return end + ending.length
}

function nameEndIn(xml: string, start: number, end: number): number {
  for (let at = start; at < end; at += 1) if (xml.charCodeAt(at) <= blank) return at
  return end
}

function localName(xml: string, start: number, end: number): string {
  const name = xml.slice(start, end).trimEnd()
  const prefix = name.indexOf(':')
  return prefix < 0 ? name : name.slice(prefix + 1)
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Characters of a text with entities that are read: far more than a cell may have, so that a cut one shows as too long. */
const mostCharacters = 100_000

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text
    .slice(0, mostCharacters)
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (all, decimal, hex, name) => {
      if (name !== undefined) return named[name] ?? all
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all
    })
}
