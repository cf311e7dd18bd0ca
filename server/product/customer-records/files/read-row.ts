import { CustomerFields, type CustomerColumn, isLanguage } from '@costard/contract'
import { requireValidVatId } from '../../customers/require-valid-vat-id.ts'
import type { CsvRow } from './read-csv.ts'

/** Country of the team, for numbers without a country code. */
export interface OwnCountry {
  readonly code: string
  readonly phonePrefix: string | undefined
}

export type ReadRow =
  | { readonly fields: CustomerFields }
  /** The first unreadable column, with its text. */
  | { readonly column: CustomerColumn; readonly text: string }

/** Returns the customer of a row of a file. */
export function readRow({ texts }: CsvRow, own: OwnCountry): ReadRow {
  const wrong = (column: CustomerColumn) => ({ column, text: (texts[column] ?? '').slice(0, 100) })
  const kind = kindIn(texts.kind)
  if (!kind) return wrong('kind')
  const country = texts.country?.toUpperCase() ?? null
  const language = texts.language?.slice(0, 2).toLowerCase() ?? null
  if (language !== null && !isLanguage(language)) return wrong('language')
  const { success, data, error } = CustomerFields.safeParse({
    kind,
    name: texts.name ?? [texts.firstName, texts.lastName].filter(Boolean).join(' '),
    contactName: texts.contactName ?? '',
    email: texts.email ?? null,
    phone: texts.phone === undefined ? null : withPrefix(texts.phone, own.phonePrefix),
    address: texts.address ?? '',
    country,
    language,
    vatId: texts.vatId ?? '',
    notes: texts.notes ?? '',
    tags: (texts.tags ?? '')
      .split(/[,;|]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  })
  if (!success) return wrong((error.issues[0]?.path[0] ?? 'name') as CustomerColumn) // all fields are columns
  try {
    return { fields: { ...data, vatId: requireValidVatId(data.vatId, country ?? own.code) } }
  } catch {
    return wrong('vatId')
  }
}

function kindIn(text = 'private'): CustomerFields['kind'] | undefined {
  const word = text.toLowerCase()
  if (['private', 'person', 'individual', 'people'].includes(word)) return 'private'
  return ['business', 'company', 'organisation', 'organization'].includes(word) ? 'business' : undefined
}

/** Adds the country prefix to a phone number without one. */
function withPrefix(text: string, prefix: string | undefined): string {
  const digits = text.replaceAll(/[\s().\-/]/g, '')
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  // In Italy the leading zero is part of the number.
  const keepsZero = prefix === '+39'
  if (digits.startsWith('0') && prefix !== undefined) return `${prefix}${digits.slice(keepsZero ? 0 : 1)}`
  return digits
}
