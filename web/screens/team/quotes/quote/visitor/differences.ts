import type { Customer, VisitorDetails } from '@costard/contract'

export type DetailKey = 'name' | 'email' | 'phone'

/**
 * A detail that differs in the team's record. field: the field it belongs to. stored: empty if the team has
 * none.
 */
export interface Difference {
  readonly key: DetailKey
  readonly field: 'name' | 'contactName' | 'email' | 'phone'
  readonly said: string
  readonly stored: string
}

/** Returns the details that a visitor entered. */
export function sayingsOf({ name, email, phone }: VisitorDetails): { key: DetailKey; said: string }[] {
  return [
    { key: 'name' as const, said: name },
    { key: 'email' as const, said: email },
    { key: 'phone' as const, said: phone ?? '' },
  ].filter(({ said }) => said !== '')
}

/**
 * Returns the differences between a customer and the visitor's details. A person who writes for a business is
 * its contact.
 */
export function differencesOf(visitor: VisitorDetails, customer: Customer): Difference[] {
  const nameField = customer.kind === 'business' && customer.name !== visitor.name ? 'contactName' : 'name'
  const fields = { name: nameField, email: 'email', phone: 'phone' } as const
  return sayingsOf(visitor)
    .map(({ key, said }) => ({ key, field: fields[key], said, stored: customer[fields[key]] ?? '' }))
    .filter(({ said, stored }) => said !== stored)
}
