import { findDigits } from './find-digits.ts'
import type { FoundCode } from './found-code.ts'
import { findByHardware, identifierFamilies } from './hardware-index.ts'
import type { CodeKind } from './identification.ts'
import { asSerial, looksLikeSerial } from './looks-like-serial.ts'
import { readMeid } from './meid.ts'
import { isSalesRegion } from './part-number.ts'
import { findPartNumber } from './part-number-table.ts'

/** Extracts codes from an upper-case text. `rest` is the remaining text. */
export function findCodes(text: string): { readonly codes: readonly FoundCode[]; readonly rest: string } {
  const codes: FoundCode[] = []
  let rest = text
  const add = (kind: CodeKind, value: string): string => {
    codes.push({ kind, value })
    return ' '
  }

  const digits = findDigits(rest)
  codes.push(...digits.codes)
  rest = digits.rest
    .replace(/\b[A-F][0-9A-F](?:[ -]?[0-9A-F]{6}){2}(?:[ -]?[0-9A-F])?\b/g, (all) => {
      const meid = all.replace(/[ -]/g, '')
      return /\d/.test(meid) && readMeid(meid) ? add('meid', meid) : all
    })
    .replace(
      /\b((?:[A-Z]+ )?)([A-Z]+)( ?)(\d{1,2},\d{1,2})(?!\w|,\d)/g,
      (all, before, word, space, numbers) => {
        const together = before.trim() + word + numbers
        if (findByHardware('identifier', together).length > 0) return add('identifier', together)
        const isCertain = !space && identifierFamilies().has(word)
        const isKnown = findByHardware('identifier', word + numbers).length > 0
        return isCertain || isKnown ? before + add('identifier', word + numbers) : all
      },
    )
    .replace(
      /(?<![A-Z0-9])(?:(?:30|1)?P ?)?([MFNP3][A-Z0-9]{3}[0-9O]|Z[A-Z0-9]{3,8})[ -]?([A-Z]{1,2}) ?\/ ?([A-Z])\b/g,
      (_, first, region, revision) => add('partNumber', `${first}${region}/${revision}`),
    )
    .replace(/\bA[0-9O]{4}\b/g, (aNumber) =>
      /\d/.test(aNumber) ? add('aNumber', withZeros(aNumber)) : aNumber,
    )
    .replace(/\bEMC(?: ?NO)?[ .:#]*(\d{4}(?:-\d)?)\b/g, (_, emc) => add('emc', emc))
    .replace(serialWithLabel, (all, serial) =>
      /\d/.test(serial) ? add('serial', asSerial(withoutIdentifier(serial))) : all,
    )
    .replace(/[A-Z0-9][A-Z0-9-]*/g, (token) => {
      const code = codeOfToken(token)
      return code ? add(code.kind, code.value) : token
    })
  const [whole] = /^\d{4}(?:-\d)?$/.exec(rest.trim()) ?? []
  if (whole && findByHardware('emc', whole).length > 0) rest = add('emc', whole)
  return { codes, rest: rest.replace(labels, ' ') }
}

// In the languages of the product; "(SYSTEM)" is from a Mac's system report.
const serialWithLabel =
  /(?<![A-Z0-9])(?:SERIAL(?: ?(?:NUMBER|NO))?(?: \(SYSTEM\))?|SERIENNUMMER|N(?:°|UM[EÉ]RO|[UÚ]MERO) DE S[EÉ]RIE|S\/N|SN|\(S\))[ .:#]+([A-Z0-9]{8,14})\b/g

const labels =
  /\((?:S|1P|30P)\)|(?<![A-Z0-9])(?:S|P|1P|30P)(?= |$)|\b(?:MODEL|PART|SERIAL|ORDER)(?: ?(?:NUMBER|NO|NAME|IDENTIFIER))?[.:#]+|\b(?:MODEL|PART|SERIAL|ORDER) (?:NUMBER|NO|NAME|IDENTIFIER)\b|\b(?:IMEI\d?|MEID(?: ?(?:DEC|HEX))?|ICCID|EID|S\/N|SN|EMC|SKU)\b[.:#]*|\b(?:MODELL|SERIEN|TEILE|BESTELL)(?:NAME|NUMMER)\b[.:]*|\b(?:NOM DU MOD[EÈ]LE|N(?:°|UM[EÉ]RO) DE (?:MOD[EÈ]LE|R[EÉ]F[EÉ]RENCE|PI[EÈ]CE|S[EÉ]RIE)|NOMBRE DEL MODELO|N[UÚ]MERO DE (?:MODELO|PIEZA|SERIE))[ .:]*/g

function codeOfToken(token: string): FoundCode | undefined {
  // all of these codes contain a digit, so plain words skip the lookups
  if (!/\d/.test(token)) return undefined
  if (findByHardware('board', token).length > 0) return { kind: 'board', value: token }
  const partNumber = partNumberWithoutSlash(token)
  if (partNumber) return { kind: 'partNumber', value: partNumber }
  const serial = withoutIdentifier(token)
  return looksLikeSerial(serial, 'known') || looksLikeSerial(token, 'any')
    ? { kind: 'serial', value: asSerial(serial) }
    : undefined
}

// Barcodes of serial numbers start with an extra S. Nearly all random serial numbers have 10 characters.
function withoutIdentifier(token: string): string {
  if (!token.startsWith('S') || looksLikeSerial(token, 'known')) return token
  const serial = token.slice(1)
  const isSerial = looksLikeSerial(serial, 'known') || serial.length === 10 || serial.length === 12
  return isSerial && /\d/.test(serial) ? serial : token
}

// "MLT53", "MLT53LL" and "MLT53LLA", only for numbers in the table: five letters could be any word.
function partNumberWithoutSlash(token: string): string | undefined {
  const [, number = '', region = '', revision = ''] =
    /^(?:(?:30|1)P)?([MFNP3]\w{4})(?:([A-Z]{1,2}?)([A-C]?))?$/.exec(token) ?? []
  if (!/\d/.test(number) || (region && !isSalesRegion(region))) return undefined
  const known = [number, withZeros(number)].find(
    (own) => findPartNumber(`M${own.slice(1)}`).length > 0 || findPartNumber(own).length > 0,
  )
  return known && known + region + (revision && `/${revision}`)
}

function withZeros(value: string): string {
  return value.replaceAll('O', '0')
}
