/** Addresses of screens of the app, for members. */
export interface Addresses {
  readonly quote: (id: string) => string
  readonly review: (id: string) => string
  readonly customer: (id: string) => string
}

export function addressesOf(publicUrl: string, teamId: string): Addresses {
  const team = `${publicUrl}/t/${teamId}`
  return {
    quote: (id) => `${team}/quotes/${id}`,
    review: (id) => `${team}/quotes/${id}/review`,
    customer: (id) => `${team}/customers/${id}`,
  }
}
