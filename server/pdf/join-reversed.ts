import { deflateSync, inflateSync } from 'node:zlib'

const between = '\nEMC\n/ReversedChars BMC\n'

/**
 * Joins the marks of right-to-left text in the content of pages. Typst marks each word separately, from left
 * to right; pdf.js ends a text at every mark, and so reads the words of a name in reverse order. Other
 * objects are not changed. objects: of a PDF, as latin1.
 */
export function joinReversed(objects: Map<number, string>): void {
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b/.test(object))
  for (const page of pages) {
    const number = Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])
    const content = objects.get(number)
    if (content) objects.set(number, withJoined(content))
  }
}

function withJoined(object: string): string {
  const start = object.indexOf('\nstream\n')
  const head = object.slice(0, start)
  const length = Number(/\/Length (\d+)/.exec(head)?.[1])
  if (start === -1 || !head.includes('/FlateDecode')) return object
  const from = start + '\nstream\n'.length
  const content = inflateSync(Buffer.from(object.slice(from, from + length), 'latin1')).toString('latin1')
  // Strings in the content have escaped line feeds, so this is never text.
  const joined = content.replaceAll(between, '\n')
  if (joined === content) return object
  const packed = deflateSync(Buffer.from(joined, 'latin1')).toString('latin1')
  return `${head.replace(/\/Length \d+/, `/Length ${packed.length}`)}\nstream\n${packed}${object.slice(from + length)}`
}
