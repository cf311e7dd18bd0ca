/** Details of a seller that a register of bought devices can require. */
export type SellerField =
  | 'address'
  | 'paper'
  | 'number'
  | 'issuedBy'
  | 'issuedOn'
  | 'holder'
  | 'capacity'
  | 'birthDate'

/** Facts about a seller for a register. */
export interface AskedSeller {
  readonly kind: 'private' | 'business'
  readonly address: string
  readonly paper: { readonly identity?: SellerIdentity | undefined } | null
}

/**
 * Details of a seller’s identity document, and the capacity in which the seller acts. Empty fields were not
 * recorded.
 */
export interface SellerIdentity {
  readonly number: string
  readonly issuedBy: string
  readonly issuedOn: string | null
  readonly holder: string
  readonly capacity: string
  readonly birthDate: string | null
}

type Asked = Readonly<Record<AskedSeller['kind'], readonly SellerField[]>>

const elsewhere: Asked = { private: ['paper'], business: [] }

/**
 * Details required by the registers of each country. Sources and degree of certainty: docs/purchase-book.md.
 */
const asked: Readonly<Record<string, Asked>> = {
  ES: { private: ['address', 'paper', 'number'], business: [] },
  FR: {
    private: ['address', 'paper', 'number', 'issuedBy', 'issuedOn', 'capacity'],
    business: ['address', 'holder', 'capacity', 'paper', 'number', 'issuedBy', 'issuedOn'],
  },
  IT: { private: ['address', 'paper', 'number', 'birthDate'], business: [] },
  NL: { private: ['address', 'paper'], business: [] },
}

/** Returns the details about sellers of used devices that dealers in a country must record. */
export function askedOfSellers(country: string, kind: AskedSeller['kind']): readonly SellerField[] {
  return (asked[country] ?? elsewhere)[kind]
}

/** Returns the required details about a seller that are missing. */
export function missingOfSeller(country: string, seller: AskedSeller): readonly SellerField[] {
  const { address, paper } = seller
  return askedOfSellers(country, seller.kind).filter((field) => {
    if (field === 'address') return address.trim() === ''
    if (field === 'paper') return paper === null
    return !paper?.identity?.[field]
  })
}

/** Returns the last four letters or digits of a document number. */
export function lastFourOf(number: string): string {
  return number
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(-4)
}
