import { findDigits } from './find-digits.ts'
import type { FoundCode } from './found-code.ts'
import { findByHardware, identifierFamilies } from './hardware-index.ts'
import type { CodeKind } from './identification.ts'
import { asSerial, looksLikeSerial } from './looks-like-serial.ts'
import { isSalesRegion } from './part-number.ts'
import { findPartNumber } from './part-number-table.ts'

/** Takes the codes out of an upper-case text; `rest` keeps the words. */
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
    .replace(/\b([A-F][0-9A-F]{13})\b/g, (all, meid) => (/\d/.test(meid) ? add('meid', meid) : all))
    .replace(
      /\b((?:[A-Z]+ )?)([A-Z]+)( ?)(\d{1,2},\d{1,2})(?![\w,])/g,
      (all, before, word, space, numbers) => {
        const together = before.trim() + word + numbers
        if (findByHardware('identifier', together).length > 0) return add('identifier', together)
        const isCertain = !space && identifierFamilies().has(word)
        const isKnown = findByHardware('identifier', word + numbers).length > 0
        return isCertain || isKnown ? before + add('identifier', word + numbers) : all
      },
    )
    .replace(
      /(?<![A-Z0-9])(?:1P)?([MFNP3][A-Z0-9]{3}[0-9O]|Z[A-Z0-9]{3,8}) ?([A-Z]{1,2}) ?\/ ?([A-Z])\b/g,
      (_, first, region, revision) => add('partNumber', `${first}${region}/${revision}`),
    )
    .replace(/\bA[0-9O]{4}\b/g, (aNumber) =>
      /\d/.test(aNumber) ? add('aNumber', withZeros(aNumber)) : aNumber,
    )
    .replace(/\bEMC(?: ?NO)?[ .:#]*(\d{4}(?:-\d)?)\b/g, (_, emc) => add('emc', emc))
    .replace(/\b(?:SERIAL(?: ?(?:NUMBER|NO))?|S\/N|SN)[ .:#]+([A-Z0-9]{8,14})\b/g, (all, serial) =>
      /\d/.test(serial) ? add('serial', asSerial(serial)) : all,
    )
    .replace(/[A-Z0-9][A-Z0-9-]*/g, (token) => {
      const code = codeOfToken(token)
      return code ? add(code.kind, code.value) : token
    })
  const [whole] = /^\d{4}(?:-\d)?$/.exec(rest.trim()) ?? []
  if (whole && findByHardware('emc', whole).length > 0) rest = add('emc', whole)
  return { codes, rest: rest.replace(labels, ' ') }
}

const labels =
  /\((?:S|1P)\)|\b(?:MODEL|PART|SERIAL|ORDER)(?: ?(?:NUMBER|NO|NAME|IDENTIFIER))?[.:#]+|\b(?:MODEL|PART|SERIAL|ORDER) (?:NUMBER|NO|NAME|IDENTIFIER)\b|\b(?:IMEI\d?|MEID|ICCID|EID|S\/N|EMC|SKU)\b[.:#]*/g

function codeOfToken(token: string): FoundCode | undefined {
  if (findByHardware('board', token).length > 0) return { kind: 'board', value: token }
  const partNumber = partNumberWithoutSlash(token)
  if (partNumber) return { kind: 'partNumber', value: partNumber }
  // Bar codes of serial numbers begin with an S that is not part of them.
  const serial = [token, token.replace(/^S/, '')].find((own) => looksLikeSerial(own, 'known'))
  if (serial) return { kind: 'serial', value: asSerial(serial) }
  return looksLikeSerial(token, 'any') ? { kind: 'serial', value: asSerial(token) } : undefined
}

// "MLT53", "MLT53LL" and "MLT53LLA", only where the table knows the number: five letters may be any word.
function partNumberWithoutSlash(token: string): string | undefined {
  const [, number = '', region = '', revision = ''] =
    /^(?:1P)?([MFNP3]\w{4})(?:([A-Z]{1,2}?)([A-C]?))?$/.exec(token) ?? []
  if (!/\d/.test(number) || (region && !isSalesRegion(region))) return undefined
  const known = [number, withZeros(number)].find(
    (own) => findPartNumber(`M${own.slice(1)}`).length > 0 || findPartNumber(own).length > 0,
  )
  return known && known + region + (revision && `/${revision}`)
}

function withZeros(value: string): string {
  return value.replaceAll('O', '0')
}
