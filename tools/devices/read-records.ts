import { deviceKey } from '../../core/devices/library/device-key.ts'
import { partNumberValue } from '../../core/devices/numbers/part-number-value.ts'
import { serialCodeValue } from '../../core/devices/numbers/serial-code-value.ts'
import { families, type DeviceRecord } from './device-record.ts'
import { MalformedFacts } from './malformed-facts.ts'

/** Reads and validates a file of device records. Throws MalformedFacts with the first ten problems. */
export function readRecords(text: string): readonly DeviceRecord[] {
  const records = parsed(text)
  if (!Array.isArray(records) || records.length === 0)
    throw new MalformedFacts('not a list of device records')
  const problems = records.flatMap((record: unknown, at) =>
    isObject(record)
      ? problemsOf(record).map((problem) => `record ${at + 1} (${nameOf(record)}): ${problem}`)
      : [`record ${at + 1} is not an object`],
  )
  if (problems.length === 0) problems.push(...duplicatesOf(records as DeviceRecord[])) // each record was just checked
  if (problems.length > 0) throw new MalformedFacts(firstTen(problems))
  return records as DeviceRecord[] // as above
}

type Fields = Readonly<Record<string, unknown>>
type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value.trim() !== ''
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value > 0
const isDate: Check = (value) => isText(value) && /^\d{4}-\d{2}(-\d{2})?$/.test(String(value))
const isANumber: Check = (value) => isText(value) && /^A\d{4}$/.test(String(value))
const isPrefix: Check = (value) => isText(value) && partNumberValue(String(value)) !== undefined
const isSerialCode: Check = (value) => isText(value) && serialCodeValue(String(value)) !== undefined
const isRevision: Check = (value) => isText(value) && /^[A-Z]$/.test(String(value))
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

const required: Readonly<Record<string, Check>> = {
  family: (value) => isText(value) && String(value) in families,
  name: isText,
  released: isDate,
  identifiers: listOf(isText),
  aNumbers: listOf(isANumber),
  storageGB: listOf(isNumber),
  colors: listOf(isText),
}

const optional: Readonly<Record<string, Check>> = {
  discontinued: isDate,
  generation: isNumber,
  aliases: listOf(isText),
  boards: listOf(isText),
  emc: listOf(isText),
  chip: isText,
  memoryGB: listOf(isNumber),
  connectivity: listOf(isText),
  serialCodes: listOf(isSerialCode),
  curated: listOf(isText),
  unverified: listOf(isText),
}

const variantFields: Readonly<Record<string, Check>> = {
  identifier: isText,
  board: isText,
  aNumbers: listOf(isANumber),
  connectivity: isText,
  sizeMm: isNumber,
  chip: isText,
  note: isText,
  serialCodes: listOf(isSerialCode),
}

const partNumberFields: Readonly<Record<string, Check>> = {
  storageGB: isNumber,
  color: isText,
  suffix: isRevision,
  identifier: isText,
  aNumber: isANumber,
  sizeMm: isNumber,
}

function problemsOf(record: Fields): string[] {
  return [
    ...problemsIn(record, required, true),
    ...problemsIn(record, optional, false),
    ...eachOf(record, 'variants', (variant) => problemsIn(variant, variantFields, false)),
    ...eachOf(record, 'partNumbers', (part) => [
      ...problemsIn(part, { prefix: isPrefix }, true),
      ...problemsIn(part, partNumberFields, false),
    ]),
  ]
}

function problemsIn(fields: Fields, checks: Readonly<Record<string, Check>>, isRequired: boolean): string[] {
  return Object.entries(checks).flatMap(([field, check]) => {
    const value = fields[field]
    if (value === undefined) return isRequired ? [`${field} is missing`] : []
    return check(value) ? [] : [`${field} cannot be ${JSON.stringify(value).slice(0, 60)}`]
  })
}

function eachOf(record: Fields, field: string, problems: (one: Fields) => string[]): string[] {
  const list = record[field]
  if (list === undefined) return []
  if (!Array.isArray(list)) return [`${field} is not a list`]
  return list.flatMap((one: unknown, at) =>
    (isObject(one) ? problems(one) : ['is not an object']).map((text) => `${field} ${at + 1}: ${text}`),
  )
}

/** Returns devices with the same key or serial code, which the tables do not allow. */
function duplicatesOf(records: readonly DeviceRecord[]): string[] {
  const owners = new Map<string, string>()
  return records.flatMap(({ name, serialCodes = [] }) =>
    [`the key ${deviceKey(name)}`, ...serialCodes.map((code) => `the serial code ${code}`)].flatMap(
      (unique) => {
        const other = owners.get(unique)
        owners.set(unique, name)
        return other === undefined ? [] : [`"${other}" and "${name}" both have ${unique}`]
      },
    ),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new MalformedFacts(`not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nameOf({ name }: Fields): string {
  return typeof name === 'string' ? name : 'without name'
}

function firstTen(problems: readonly string[]): string {
  const more = problems.length > 10 ? [`and ${problems.length - 10} more`] : []
  return [...problems.slice(0, 10), ...more].join('\n')
}
