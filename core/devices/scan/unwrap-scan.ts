import type { FoundCode } from './found-code.ts'
import { hasValidGtinDigit } from '../numbers/product-barcode.ts'

/**
 * Removes text that scanners, boxes and settings screens add around codes. Input: upper case, with line
 * breaks. In `rest` the numbers follow labels known to findCodes.
 */
export function unwrapScan(text: string): { readonly codes: readonly FoundCode[]; readonly rest: string } {
  const codes: FoundCode[] = []
  const barcode = (digits: string): string => {
    codes.push({ kind: 'productBarcode', value: digits })
    return ' '
  }
  const rest = text
    // symbology identifier that some scanners send first: "]C1". Source: ISO/IEC 15424
    .replace(/^\s*\][A-Z][0-9A-Z]/gm, ' ')
    .replace(elements, (all, known: string, value: string) => element(known, value) ?? all)
    .replace(
      /(?<![A-Z0-9])01(\d{14})(?:21([A-Z0-9]{8,14}))?(?![A-Z0-9])/g,
      (all, digits: string, serial?: string) =>
        (serial || digits.startsWith('00')) && hasValidGtinDigit(digits)
          ? barcode(digits) + (serial ? ` SN ${serial} ` : '')
          : all,
    )
    .replace(separator, '\n')
    .replace(
      /\b(?:UPC|EAN|GTIN|JAN)(?:[ -]?(?:8|1[234]|A))?[ :.#]*(\d(?:[ -]?\d){11,13})(?![0-9])/g,
      (_, digits: string) => barcode(digits.replace(/\D/g, '')),
    )
    .replace(/\b(IMEI(?:[12](?=\d{15}(?!\d)))?|MEID|ICCID|EID)(?=\d)(?!(?<=IMEI)[12](?:\D|$))/g, '$1 ')
  return { codes, rest: rest.length > longestScan ? rest.replace(settingsNoise, ' ') : rest }

  // Source: GS1 General Specifications, 3.2.
  function element(known: string, value: string): string | undefined {
    if (known === '01' || known === '02') return barcode(value.replace(/\D/g, ''))
    if (known === '21') return ` SN ${value} `
    if (known === '8002') return ` IMEI ${value} `
    if (known === '240' || known === '241') return ` ${value} `
    return ' '
  }
}

/** Maximum length of a scanned code; longer texts are complete screens or labels. Characters. */
const longestScan = 40

/** The separator of a GS1 barcode. */
const separator = /\u001d/g

// "(01)00194252707432(21)...": application identifiers and values.
const elements = /\((0[012]|1[01357]|2[01]|24[01]|30|37|400|8002)\)([^(\n\u001d]*)/g

// Texts of settings screens that are full of digits: MAC addresses, hardware UUIDs, versions and free space.
const settingsNoise =
  /\b(?:[0-9A-F]{2}[:-]){5}[0-9A-F]{2}\b|\b[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}\b|\b[0-9A-F]{8}-[0-9A-F]{16}\b|\b[0-9A-F]{33,}\b|\b(?:(?:I?OS|IPADOS|WATCHOS|MACOS|SOFTWARE|FIRMWARE|MODEM FIRMWARE)(?: [A-Z]+)?:?\s+\d+(?:\.\d+)+(?:\s*\([0-9A-Z]+\))?)|\bAVAILABLE:?\s+[\d.,]+\s*[GTM]B\b/g
