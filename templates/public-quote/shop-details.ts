/** Where the shop is and when it is open, as it is now: offers sent earlier show it too. Empty texts are not shown. */
export interface ShopDetails {
  readonly street: string
  /** Postcode and town. */
  readonly town: string
  readonly directions: string
  /** Phone number as it is shown; starts with + and the country code. */
  readonly phone: string
  /** Opening hours of each day of the week, Monday first, in the time zone of the team: "09:30". null: not stated. */
  readonly hours: OpeningHours | null
  /** Days on which it is closed in spite of its hours, both included: "2026-12-24". */
  readonly closedDays: readonly { readonly from: string; readonly to: string }[]
  /** Rule for a drawn signature of the customer. */
  readonly signature: 'off' | 'optional' | 'required'
}

export type OpeningHours = readonly (readonly { readonly from: string; readonly to: string }[])[]

export function addressOf({ street, town }: Pick<ShopDetails, 'street' | 'town'>): string {
  return [street, town].filter((part) => part !== '').join(', ')
}

/** The address of a phone number, as phones dial it. */
export function telOf(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
