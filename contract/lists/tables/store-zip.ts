import type { ZipPart } from './inflate-zip.ts'

/** Returns a ZIP file with these parts as they are, not packed: reading it inflates nothing. */
export function storeZip(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const named = parts.map((part) => ({ ...part, name: new TextEncoder().encode(part.name) }))
  const local = named.reduce((sum, { name, bytes }) => sum + 30 + name.length + bytes.length, 0)
  const directory = named.reduce((sum, { name }) => sum + 46 + name.length, 0)
  const zip = new Uint8Array(local + directory + 22)
  const view = new DataView(zip.buffer)
  const describe = (at: number, { crc, bytes, name }: (typeof named)[number]) => {
    view.setUint16(at, 20, true)
    view.setUint32(at + 10, crc, true)
    view.setUint32(at + 14, bytes.length, true)
    view.setUint32(at + 18, bytes.length, true)
    view.setUint16(at + 22, name.length, true)
  }
  let at = 0
  let entryAt = local
  for (const part of named) {
    view.setUint32(at, 0x04034b50, true)
    describe(at + 4, part)
    zip.set(part.name, at + 30)
    zip.set(part.bytes, at + 30 + part.name.length)
    view.setUint32(entryAt, 0x02014b50, true)
    view.setUint16(entryAt + 4, 20, true)
    describe(entryAt + 6, part)
    view.setUint32(entryAt + 42, at, true)
    zip.set(part.name, entryAt + 46)
    at += 30 + part.name.length + part.bytes.length
    entryAt += 46 + part.name.length
  }
  view.setUint32(entryAt, 0x06054b50, true)
  view.setUint16(entryAt + 8, named.length, true)
  view.setUint16(entryAt + 10, named.length, true)
  view.setUint32(entryAt + 12, directory, true)
  view.setUint32(entryAt + 16, local, true)
  return zip
}
