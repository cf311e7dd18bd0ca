import { type Customer, CustomerFields, type CustomerFields as Fields } from '@costard/contract'
import type { useTranslations } from 'use-intl'

/** Values of the customer form. */
export interface FormValues {
  readonly kind: Fields['kind']
  readonly name: string
  readonly contactName: string
  readonly email: string
  readonly phone: string
  readonly address: string
  /** Empty if unknown. */
  readonly country: string
  readonly language: string
  readonly vatId: string
  readonly notes: string
  /** Separated by commas. */
  readonly tags: string
}

export type Field = keyof FormValues

export const emptyValues: FormValues = {
  kind: 'private',
  name: '',
  contactName: '',
  email: '',
  phone: '',
  address: '',
  country: '',
  language: '',
  vatId: '',
  notes: '',
  tags: '',
}

export function valuesOf(customer: Pick<Customer, Field>): FormValues {
  const { kind, name, contactName, email, phone, address, country, language, vatId, notes, tags } = customer
  return {
    kind,
    name,
    contactName,
    email: email ?? '',
    phone: phone ?? '',
    address,
    country: country ?? '',
    language: language ?? '',
    vatId,
    notes,
    tags: tags.join(', '),
  }
}

/** Returns the fields for the server, or the validation errors. */
export function fieldsOf(values: FormValues): ReturnType<typeof CustomerFields.safeParse> {
  const orNull = (text: string) => (text.trim() === '' ? null : text)
  return CustomerFields.safeParse({
    ...values,
    email: orNull(values.email),
    phone: orNull(values.phone),
    country: orNull(values.country),
    language: orNull(values.language),
    tags: values.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  })
}

/** Returns the texts of the validation errors, by field. */
export function errorsIn(
  values: FormValues,
  t: ReturnType<typeof useTranslations<'customers.error'>>,
  nameProblem: (name: string) => string | undefined,
): Partial<Record<Field, string>> {
  const { error } = fieldsOf(values)
  const wrong = new Map((error?.issues ?? []).map(({ path, code }) => [path[0], code]))
  const words = (field: Field) => {
    if (field === 'name' && values.name.trim() === '') return t('nameMissing')
    if (wrong.get(field) === 'too_big') return t(field === 'tags' ? 'tags' : 'tooLong')
    const isNamed = field === 'name' || field === 'contactName' || field === 'tags'
    const problem = isNamed ? nameProblem(values[field]) : undefined
    if (problem !== undefined) return problem
    return field === 'email' || field === 'phone' ? t(field) : t('invalid')
  }
  const fields = Object.keys(emptyValues) as Field[] // the keys of FormValues
  return Object.fromEntries(fields.filter((field) => wrong.has(field)).map((field) => [field, words(field)]))
}

/** Returns the fields in which two sets of form values differ. */
export function changedBetween(before: FormValues, after: FormValues): readonly Field[] {
  const fields = Object.keys(emptyValues) as Field[] // the keys of FormValues
  return fields.filter((field) => before[field].trim() !== after[field].trim())
}
