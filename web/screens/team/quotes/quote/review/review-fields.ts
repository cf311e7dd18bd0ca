import { CustomerDetails, type CustomerDetailsInput, type Quote, QuoteCustomer } from '@costard/contract'
import type { useTranslations } from 'use-intl'
import type { Edit } from '../../changes/part-words.ts'
import { isSame } from '#forms/shared-form/is-same.ts'
import { choiceIn, type CustomerChoice } from './customer/who-is-it.ts'

export interface ReviewFields {
  /** Kind of the customer; not editable here. */
  readonly kind: CustomerDetails['kind']
  readonly name: string
  readonly email: string
  readonly phone: string
  /** VAT number of a business. */
  readonly vatId: string
  readonly note: string
  /** Chosen customer, if the address is known. */
  readonly choice?: CustomerChoice | undefined
}

export function fieldsOf({ customer, note }: Pick<Quote, 'customer' | 'note'>): ReviewFields {
  const { kind = 'private', name = '', email = '', phone = '', vatId = '' } = customer ?? {}
  return { kind, name, email, phone, vatId, note }
}

/**
 * Returns the edits between two states of the form. A customer that cannot be saved yet is returned as typed.
 */
export function editsBetween(before: ReviewFields, now: ReviewFields): Edit {
  const [earlier, typed] = [customerOf(before), customerOf(now)]
  const whole = CustomerDetails.nullable().safeParse(typed)
  const customer = whole.success ? whole.data : asTyped(typed)
  // Compared with the stored customer as typed if this one breaks a rule: a stored name can be older than the
  // rule for names.
  const stored = CustomerDetails.nullable().safeParse(earlier)
  const isOther = !isSame(customer, whole.success && stored.success ? stored.data : earlier)
  return {
    ...(now.note.trim() !== before.note && { note: now.note }),
    ...(isOther && { customer: customer && withChoice(customer, now) }),
  }
}

function withChoice(customer: CustomerDetails, now: ReviewFields): QuoteCustomer {
  const is = choiceIn(now)
  return { ...customer, ...(is !== undefined && { is }) }
}

/** Returns the edits without a customer that the server would refuse. */
export function savable({ customer, ...edit }: Edit): Edit {
  const isWhole = customer !== undefined && QuoteCustomer.nullable().safeParse(customer).success
  return isWhole ? { ...edit, customer } : edit
}

/** Returns the texts of the validation errors of the customer, by field. */
export function errorsIn(
  fields: ReviewFields,
  t: ReturnType<typeof useTranslations<'counter.review'>>,
  nameProblem: (name: string) => string | undefined,
): Partial<Record<keyof ReviewFields, string>> {
  const { error } = CustomerDetails.nullable().safeParse(customerOf(fields))
  const wrong = new Set((error?.issues ?? []).map(({ path }) => path[0]))
  return {
    ...(wrong.has('name') && { name: nameProblem(fields.name) ?? t('nameMissing') }),
    ...(wrong.has('email') && { email: t('emailInvalid') }),
    ...(wrong.has('phone') && { phone: t('phoneInvalid') }),
  }
}

/** Returns null while no customer data is entered. */
function customerOf({ kind, name, email, phone, vatId }: ReviewFields): CustomerDetailsInput | null {
  if ([name, email, phone].every((text) => text.trim() === '')) return null
  return {
    kind,
    name,
    ...(email.trim() !== '' && { email }),
    ...(phone.trim() !== '' && { phone }),
    ...(kind === 'business' && vatId.trim() !== '' && { vatId }),
  }
}

function asTyped(customer: CustomerDetailsInput | null): CustomerDetails | null {
  return customer && { ...customer, kind: customer.kind ?? 'private' }
}
