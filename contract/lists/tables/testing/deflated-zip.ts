import { storeZip } from '../store-zip.ts'

/** A ZIP file whose last part says it is as small as packed; others: parts before it that are not packed, by name. */
export function deflatedZip(
  name: string,
  packed: Buffer,
  others: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const before = Object.entries(others).map(([other, text]) => ({
    name: other,
    bytes: new TextEncoder().encode(text),
    crc: 0,
  }))
  const zip = storeZip([...before, { name, bytes: new Uint8Array(packed), crc: 0 }])
  const view = new DataView(zip.buffer)
  const start = before.reduce((sum, { name: { length }, bytes }) => sum + 30 + length + bytes.length, 0)
  view.setUint16(start + 8, 8, true)
  view.setUint16(zip.length - 22 - 46 - name.length + 10, 8, true)
  return zip
}
