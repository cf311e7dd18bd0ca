import type { FoundCode } from './found-code.ts'
import { findByHardware, type HardwareKind } from '../library/hardware-index.ts'
import type { CodeKind, Problem, Warning } from '../identify/identification.ts'
import {
  hasValidCheckDigit,
  imeiCheckDigit,
  isReservedImei,
  readImei,
  type ImeiParts,
} from '../numbers/imei.ts'
import { readMeid, type MeidParts } from '../numbers/meid.ts'
import type { Match } from '../identify/narrowed.ts'
import { readPartNumber, type PartNumberParts } from '../numbers/part-number.ts'
import { findPartNumber } from '../numbers/part-number-table.ts'
import { findSerialCode } from '../numbers/serial-code-table.ts'
import { readSerial, narrowYears, type SerialParts } from '../numbers/serial-number.ts'

/** Result of looking up one code. */
export interface Reading {
  readonly kind: CodeKind
  /** Canonical spelling. */
  readonly value: string
  readonly matches: readonly Match[]
  readonly imei?: ImeiParts
  readonly meid?: MeidParts
  readonly serial?: SerialParts
  readonly partNumber?: PartNumberParts
  readonly problem?: Problem
  readonly warnings: readonly Warning[]
}

export function readCode({ kind, value }: FoundCode): Reading {
  switch (kind) {
    case 'imei':
      return imeiReading(value)
    case 'imeisv':
      return {
        ...emptyReading(kind, value),
        ...(isReservedImei(value) ? { problem: { code: 'imei-reserved' } } : { imei: readImei(value) }),
      }
    case 'meid':
      return meidReading(value)
    case 'iccid':
    case 'eid':
      return { ...emptyReading(kind, value), problem: { code: 'not-a-device' } }
    case 'productBarcode':
      return { ...emptyReading(kind, value), problem: { code: 'product-barcode' } }
    case 'link':
      return { ...emptyReading(kind, value), problem: { code: 'link' } }
    case 'serial':
      return serialReading(value)
    case 'partNumber':
      return partNumberReading(value)
    default:
      return hardwareReading(kind, value)
  }
}

function emptyReading(kind: CodeKind, value: string): Reading {
  return { kind, value, matches: [], warnings: [] }
}

function imeiReading(digits: string): Reading {
  if (digits.length !== 14 && digits.length !== 15) {
    return { ...emptyReading('imei', digits), problem: { code: 'imei-length', digits: digits.length } }
  }
  const imei = readImei(digits)
  const reading = { ...emptyReading('imei', imei.imei), imei }
  if (hasValidCheckDigit(imei.imei))
    return isReservedImei(imei.imei)
      ? { ...emptyReading('imei', imei.imei), problem: { code: 'imei-reserved' } }
      : reading
  return { ...reading, problem: { code: 'imei-check-digit', expected: imeiCheckDigit(digits.slice(0, 14)) } }
}

function meidReading(value: string): Reading {
  const meid = readMeid(value)
  return meid ? { ...emptyReading('meid', meid.meid), meid } : emptyReading('meid', value)
}

function serialReading(value: string): Reading {
  const parts = readSerial(value)
  if (parts.form === 'random') {
    return { ...emptyReading('serial', value), serial: parts, problem: { code: 'serial-random' } }
  }
  const match = findSerialCode(parts.code)
  if (!match)
    return {
      ...emptyReading('serial', value),
      serial: parts,
      problem: { code: 'not-in-library', kind: 'serial' },
    }
  const years = narrowYears(parts, match.device.released)
  return {
    ...emptyReading('serial', value),
    matches: [match],
    serial: { ...parts, years: years.length > 0 ? years : parts.years },
    warnings: years.length > 0 ? [] : [{ code: 'serial-year', deviceKey: match.device.key }],
  }
}

function partNumberReading(value: string): Reading {
  const [, first = '', region, revision] = /^(Z\w*?|\w{5})([A-Z]{0,2})(?:\/(\w))?$/.exec(value) ?? []
  const parts = readPartNumber(first, region, revision)
  const [written, ...asNew] = [first, parts.prefix, withZeros(parts.prefix)].map((prefix) =>
    findPartNumber(prefix, revision),
  )
  // a few demo numbers are in the table directly
  const isOwn = first !== parts.prefix && written !== undefined && written.length > 0
  const facts = isOwn ? written : asNew.find((found) => found.length > 0)
  const reading = { ...emptyReading('partNumber', parts.partNumber), partNumber: parts }
  if (!facts || parts.sold === 'custom') {
    return { ...reading, problem: { code: 'not-in-library', kind: 'partNumber' } }
  }
  return {
    ...reading,
    matches: oncePerDevice(facts),
    warnings: [
      ...(!isOwn && (parts.sold === 'demo' || parts.sold === 'replacement')
        ? [{ code: 'number-may-differ', sold: parts.sold } as const]
        : []),
      ...facts
        .filter(({ isUnverified }) => isUnverified)
        .map(({ device }) => toConfirm(device.key, 'partNumbers')),
    ],
  }
}

// Merges matches of one device: a number can have two revisions of the same device.
function oncePerDevice(matches: readonly Match[]): readonly Match[] {
  return matches
    .filter((match, index) => matches.findIndex(({ device }) => device === match.device) === index)
    .map(({ device, narrowed }) => ({ device, narrowed }))
}

function withZeros(prefix: string): string {
  return prefix.replaceAll('O', '0')
}

function hardwareReading(kind: HardwareKind, value: string): Reading {
  const matches = findByHardware(kind, value)
  if (matches.length === 0) return { ...emptyReading(kind, value), problem: { code: 'not-in-library', kind } }
  const field = fieldNames[kind]
  const weak = matches.filter(
    ({ device }) => device.unverified.includes(field) || device.unverified.includes(`${field}:${value}`),
  )
  return {
    kind,
    value: properSpelling(matches[0]?.device[field] ?? [], value),
    matches,
    warnings: weak.map(({ device }) => toConfirm(device.key, field)),
  }
}

const fieldNames = { aNumber: 'aNumbers', identifier: 'identifiers', emc: 'emc', board: 'boards' } as const

function toConfirm(deviceKey: string, field: string): Warning {
  return { code: 'to-confirm', deviceKey, fields: [field] }
}

function properSpelling(own: readonly string[], value: string): string {
  const upper = value.toUpperCase()
  return (
    own.find((spelling) => spelling.toUpperCase() === upper || spelling.toUpperCase() === `${upper}AP`) ??
    value
  )
}
