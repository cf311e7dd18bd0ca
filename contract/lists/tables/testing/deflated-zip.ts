import { storeZip } from '../store-zip.ts'

/** A ZIP file with one part that says it is as small as packed. */
export function deflatedZip(name: string, packed: Buffer): Uint8Array<ArrayBuffer> {
  const zip = storeZip([{ name, bytes: new Uint8Array(packed), crc: 0 }])
  const view = new DataView(zip.buffer)
  view.setUint16(8, 8, true)
  view.setUint16(30 + name.length + packed.length + 10, 8, true)
  return zip
}
