/** Source of a visit: the site before that of the shop, and the campaign in the address. Empty: unknown. */
export interface VisitSource {
  readonly host: string
  readonly campaign: string
}

/** Collective source of visits whose own source is not counted. */
export const otherSource: VisitSource = { host: '*', campaign: '' }

/**
 * Parses the source given by the page around the frame, or by the browser for a page on its own. Visitors can
 * fake both: only letters of host names and campaigns are stored, so no personal addresses.
 */
export function visitSource(asked: {
  readonly ref?: string | undefined
  readonly campaign?: string | undefined
}): VisitSource {
  const host = (asked.ref ?? '').toLowerCase()
  const campaign = (asked.campaign ?? '').trim()
  return {
    host: /^(?=.{1,80}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) ? host : '',
    campaign: /^[\p{L}\p{N} ._~:+-]{1,40}$/u.test(campaign) ? campaign : '',
  }
}

/** Returns the host of an address, unless it is the page's own host. */
export function hostOf(address: string | undefined, own: string): string | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const { host } = new URL(address)
  return host === new URL(own).host ? undefined : host
}

/** True if a visit came from a site that the widget names exactly: there are few of these. */
export function isSite(origins: readonly string[], { host, campaign }: VisitSource): boolean {
  return campaign === '' && origins.some((origin) => URL.canParse(origin) && new URL(origin).host === host)
}
