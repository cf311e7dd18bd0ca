import { labelPattern, serialLabels } from './code-labels.ts'
import { codeOfToken, withoutIdentifier, withZeros } from './code-of-token.ts'
import { findDigits } from './find-digits.ts'
import type { FoundCode } from './found-code.ts'
import { readIdentifier } from './read-identifier.ts'
import { findByHardware } from '../library/hardware-index.ts'
import { asSerial } from '../numbers/as-serial.ts'
import { readMeid } from '../numbers/meid.ts'

/** Extracts codes from an upper-case text. `rest` is the remaining text. */
export function findCodes(text: string): { readonly codes: readonly FoundCode[]; readonly rest: string } {
  const digits = findDigits(text)
  const codes = [...digits.codes]
  let { rest } = digits
  for (const { pattern, read } of kinds) {
    rest = rest.replace(pattern, (all, ...groups: unknown[]) => {
      const found = read(all, groups.map(String), text)
      if (!found) return all
      codes.push(found.code)
      return `${found.before ?? ''} `
    })
  }
  const whole = rest.trim()
  if (/^\d{4}(?:-\d)?$/.test(whole) && findByHardware('emc', whole).length > 0) {
    codes.push({ kind: 'emc', value: whole })
    rest = ' '
  }
  return { codes, rest: rest.replace(labelPattern(), ' ') }
}

/** before: text of the match that is not part of a code. */
interface Read {
  readonly code: FoundCode
  readonly before?: string
}

/**
 * Patterns of the kinds of codes. The order matters: later rows do not see text read by earlier ones, and the
 * last row looks up every word with a digit.
 */
const kinds: readonly {
  readonly what: string
  readonly pattern: RegExp
  readonly read: (all: string, groups: readonly string[], text: string) => Read | undefined
}[] = [
  {
    what: 'MEID: 14 hexadecimal digits, in groups of 2, 6 and 6',
    pattern: /\b[A-F][0-9A-F](?:[ -]?[0-9A-F]{6}){2}(?:[ -]?[0-9A-F])?\b/g,
    read: (all) => {
      const value = all.replace(/[ -]/g, '')
      return /\d/.test(value) && readMeid(value) ? { code: { kind: 'meid', value } } : undefined
    },
  },
  {
    what: 'identifier: iPhone15,3, MacBook Pro 18,3 or MacBook Pro 15,6/M3 Pro',
    pattern: /\b((?:[A-Z]+ )?)([A-Z]+)( ?)(\d{1,2},\d{1,2})(?!\w|,\d)/g,
    read: (_, [before = '', word = '', space = '', numbers = ''], text) =>
      readIdentifier({ before, word, isTogether: space === '', numbers, text }),
  },
  {
    what: 'identifier with a full stop: iPhone15.3',
    pattern: /\b([A-Z]{4,16})(\d{1,2})\.(\d{1,2})(?![\w.])/g,
    read: (_, [word = '', first = '', second = '']) => {
      const value = `${word}${first},${second}`
      return findByHardware('identifier', value).length > 0
        ? { code: { kind: 'identifier', value } }
        : undefined
    },
  },
  {
    what: 'identifier of a Mac with a full stop behind a blank: "MacBook Pro 9.2", no size. Not "MacBook 2.4 GHz"',
    pattern:
      /\b((?:MACBOOK |MAC )?(?:PRO|AIR|MINI|MACBOOK|IMAC)) (\d)\.(\d)(?![\w.,]| ?(?:GHZ|"|”|INCH|IN\b|ZOLL))/g,
    read: (_, [words = '', first = '', second = '']) => {
      const value = `${words.replaceAll(' ', '')}${first},${second}`
      return findByHardware('identifier', value).length > 0
        ? { code: { kind: 'identifier', value } }
        : undefined
    },
  },
  {
    what: 'part number: MLT53LL/A',
    pattern:
      /(?<![A-Z0-9])(?:(?:30|1)?P ?)?([MFNP3][A-Z0-9]{3}[0-9O]|Z[A-Z0-9]{3,8})[ -]?([A-Z]{1,2}) ?\/ ?([A-Z])\b/g,
    read: (_, [first, region, revision]) => ({
      code: { kind: 'partNumber', value: `${first}${region}/${revision}` },
    }),
  },
  {
    what: 'A-number: A2638',
    pattern: /\bA[0-9O]{4}\b/g,
    read: (all) => (/\d/.test(all) ? { code: { kind: 'aNumber', value: withZeros(all) } } : undefined),
  },
  {
    what: 'EMC 2835',
    pattern: /\bEMC(?: ?NO)?[ .:#]*(\d{4}(?:-\d)?)\b/g,
    read: (_, [value = '']) => ({ code: { kind: 'emc', value } }),
  },
  {
    what: 'serial number after its label',
    pattern: new RegExp(`(?<![A-Z0-9])(?:${serialLabels.join('|')})[ .:#]+([A-Z0-9]{8,14})\\b`, 'g'),
    read: (_, [serial = '']) =>
      /\d/.test(serial)
        ? { code: { kind: 'serial', value: asSerial(withoutIdentifier(serial)) } }
        : undefined,
  },
  {
    what: 'board, part number without a slash, or serial number',
    pattern: /[A-Z0-9][A-Z0-9-]*/g,
    read: (all) => {
      const code = codeOfToken(all)
      return code && { code }
    },
  },
]
