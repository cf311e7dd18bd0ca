import type { FoundCode } from './found-code.ts'
import { hasValidCheckDigit } from '../numbers/imei.ts'
import { readMeid } from '../numbers/meid.ts'
import { isProductBarcode } from '../numbers/product-barcode.ts'

/** Extracts IMEIs and other long numbers from an upper-case text, also in groups ("35 332510 123456 3"). */
export function findDigits(text: string): { readonly codes: readonly FoundCode[]; readonly rest: string } {
  const codes: FoundCode[] = []
  const add = (digits: string): string => {
    const kind = kindOf(digits)
    if (kind) codes.push({ kind, value: digits })
    return kind ? ' ' : digits
  }
  const rest = text
    .replace(/(?<![A-Z0-9])[0-9O]{14,32}F?(?![A-Z0-9])/g, (run) =>
      (run.match(/\d/g)?.length ?? 0) < 10 ? run : add(run.replaceAll('O', '0').replace('F', '')),
    )
    .replace(groups, (run, _label, numbers: string, offset: number, whole: string) => {
      const isAlone = run.length === whole.trim().length
      const isLabelled = run !== numbers
      return readGroups(run, numbers, isAlone || isLabelled, add)
    })
  return { codes, rest }
}

// An IMEI with an optional label; "IMEI 2" labels the second one.
const groups =
  /(IMEI(?: ?SV)?(?: ?[12](?=[ :]))?(?: ?\/ ?MEID)?[ :.#]*|MEID(?: ?DEC)?[ :.#]*|EID[ :]*|ICCID[ :]*)?(?<![A-Z0-9])(\d{1,14}(?:[ .\-/]{1,3}\d{1,14})+|\d{11,17})(?![A-Z0-9])/g

function readGroups(run: string, numbers: string, isSure: boolean, add: (digits: string) => string): string {
  const parts = numbers.split(/\D+/)
  const all = parts.join('')
  // "35-332510-123456-9/01": check digit, then software version
  if (all.length === 17 && /\d ?\/ ?\d\d$/.test(numbers)) return add(all.slice(0, 15))
  if (isSure && kindOf(all)) return add(all)
  // among other numbers, groups are an IMEI only if the check digit is valid
  const [from, to] = imeiAmong(parts) ?? []
  if (from === undefined) return run
  add(parts.slice(from, to).join(''))
  return ` ${parts.slice(0, from).join(' ')} ${parts.slice(to).join(' ')} `
}

/** Returns start and end of the first groups that form an IMEI. Examines each group at most 15 times. */
export function imeiAmong(parts: readonly string[]): readonly [from: number, to: number] | undefined {
  for (const from of parts.keys()) {
    let digits = ''
    for (let to = from; to < parts.length && digits.length < 15; to += 1) {
      digits += parts[to]
      if (hasValidCheckDigit(digits)) return [from, to + 1]
    }
  }
  return undefined
}

function kindOf(digits: string): FoundCode['kind'] | undefined {
  if (digits.length === 32) return 'eid'
  if ((digits.length === 19 || digits.length === 20) && digits.startsWith('89')) return 'iccid'
  if (digits.length === 18) return readMeid(digits) && 'meid'
  if (digits.length === 16) return 'imeisv'
  if (isProductBarcode(digits)) return 'productBarcode'
  return digits.length >= 12 && digits.length <= 17 ? 'imei' : undefined
}
