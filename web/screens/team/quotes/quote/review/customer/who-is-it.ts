import { type CustomerId, Email, type Quote, type SameCustomer } from '@costard/contract'

/** The user's choice, a known customer or somebody new, for one email address. Empty: for any address. */
export interface CustomerChoice {
  readonly is: CustomerId | 'new'
  readonly email: string
}

/** Fields of a customer that identify them. */
interface Entered {
  readonly name: string
  readonly email: string
  readonly choice?: CustomerChoice | undefined
}

/** Result of the check for known customers: clear, or the possible customers. */
export type WhoItIs =
  | { readonly kind: 'clear' }
  | { readonly kind: 'known'; readonly choice: CustomerChoice }
  | { readonly kind: 'open'; readonly matches: readonly SameCustomer[] }

/** Returns the address as it would be stored; undefined while it is invalid. */
export function addressIn({ email }: Pick<Entered, 'email'>): string | undefined {
  return Email.safeParse(email).data
}

/** Returns the choice, unless a different address was entered since. */
export function choiceIn(entered: Entered): CustomerChoice['is'] | undefined {
  const { choice } = entered
  if (!choice || (choice.email !== '' && choice.email !== addressIn(entered))) return undefined
  return choice.is
}

/** True if another customer with this address may be meant: name and address are not yet in the quote. */
export function isToBeChecked(entered: Entered, { customer }: Pick<Quote, 'customer'>): boolean {
  const email = addressIn(entered)
  if (email === undefined || entered.name.trim() === '' || choiceIn(entered) !== undefined) return false
  return email !== customer?.email || entered.name.trim() !== customer.name
}

/** same: the customers with the entered address. */
export function whoItIs(
  entered: Entered,
  { customerId }: Pick<Quote, 'customerId'>,
  same: readonly SameCustomer[],
): WhoItIs {
  // The customer that was created with this quote is renamed with it.
  const own = same.find(({ id, quotes }) => id === customerId && quotes <= 1)
  if (own || same.length === 0) return { kind: 'clear' }
  const name = entered.name.trim().toLowerCase()
  const named = same.find((one) => one.name.toLowerCase() === name)
  return named
    ? { kind: 'known', choice: { is: named.id, email: addressIn(entered) ?? '' } }
    : { kind: 'open', matches: same }
}
