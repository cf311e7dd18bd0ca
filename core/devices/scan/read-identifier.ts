import { chipsOf } from '../library/chips-of.ts'
import { findByHardware, identifierFamilies } from '../library/hardware-index.ts'
import type { FoundCode } from './found-code.ts'

/** Words and numbers of an identifier, as in an upper-case text. */
interface WrittenIdentifier {
  readonly before: string
  readonly word: string
  readonly isTogether: boolean
  readonly numbers: string
  readonly text: string
}

/**
 * Reads "iPhone15,3", "MacBook Pro 18,3" and "MacBook Pro 15,6/M3 Pro". before: words that are not part of a
 * code.
 */
export function readIdentifier({
  before,
  word,
  isTogether,
  numbers,
  text,
}: WrittenIdentifier): { readonly code: FoundCode; readonly before?: string } | undefined {
  if (!isTogether && isSizeOfScreen(`${before}${word} ${numbers}`, text)) return undefined
  const together = before.trim() + word + numbers
  const ofLine = macOfLine(`${before}${word}`, numbers)
  const chip = /\bM\d\b/.exec(text)?.[0]
  const isOfChip =
    ofLine !== undefined && (chip === undefined || ofLine.chips.some((own) => own.startsWith(chip)))
  const isKnown = findByHardware('identifier', together).length > 0
  if (ofLine && !isTogether && isOfChip && (!isKnown || chip !== undefined))
    return { code: { kind: 'identifier', value: ofLine.value } }
  if (isKnown) return { code: { kind: 'identifier', value: together } }
  const value = word + numbers
  const isCertain = isTogether && identifierFamilies().has(word)
  return isCertain || findByHardware('identifier', value).length > 0
    ? { before, code: { kind: 'identifier', value } }
    : undefined
}

/**
 * Returns a Mac of a line by its number. Since 2022 all identifiers start with "Mac", but sellers still write
 * the line: "MacBook Pro 15,6" for Mac15,6.
 */
function macOfLine(
  line: string,
  numbers: string,
): { readonly value: string; readonly chips: readonly string[] } | undefined {
  if (!/^(?:MACBOOK (?:PRO|AIR)|IMAC|MAC (?:MINI|STUDIO|PRO))$/.test(line.trim())) return undefined
  const value = `MAC${numbers}`
  const [match] = findByHardware('identifier', value)
  if (!match?.device.name.toUpperCase().startsWith(line.trim())) return undefined
  return { value, chips: chipsOf(match.device) }
}

/**
 * True for a size: "MacBook Pro 14,2" has 14.2 inches. Without a blank, beside another size with its unit
 * ("14,7/M2/13""), or before a slash, the number is part of an identifier.
 */
function isSizeOfScreen(written: string, text: string): boolean {
  if (!sizes.test(written)) return false
  const end = text.indexOf(written) + written.length
  if (/^ ?(?:["”“″]|''|-?(?:INCH|ZOLL|POUCES|PULGADAS|IN\b))/.test(text.slice(end))) return true
  return !/^ ?\/ ?(?:I[3579]|M\d)/.test(text.slice(end)) && !otherSize.test(text.slice(end))
}

const sizes = /^MACBOOK (?:PRO|AIR) (?:11,6|13,[36]|14,2|15,[34]|16,2)$/
const otherSize = /\b1[1-7](?:[.,]\d)? ?(?:["”“″]|''|-?(?:INCH|ZOLL|POUCES|PULGADAS)\b)/
