import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

let isPrepared = false

/** Loads the library's file at the first barcode, which the library would fetch from a public server. */
function prepare(): void {
  if (isPrepared) return
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } })
  isPrepared = true
}

/** Returns the modules of a text in Code 128, without the quiet zone: 1 is a bar. */
export async function barcodeModules(text: string): Promise<string> {
  prepare()
  const { symbol, error } = await writeBarcode(text, { format: 'Code128', scale: 1 })
  if (error) throw new Error(`no barcode: ${error}`)
  return Array.from(symbol.data.subarray(0, symbol.width), (value) => (value === 0 ? '1' : '0')).join('')
}
