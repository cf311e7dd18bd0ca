/** The source of a visit: the site before that of the shop, and the campaign in its address. Empty: not known. */
export interface VisitSource {
  readonly host: string
  readonly campaign: string
}

/** Source of the visits whose own source is not counted. */
export const otherSource: VisitSource = { host: '*', campaign: '' }

/**
 * Reads what the page around the frame says, or what the browser says of a page that stands alone. Both are a visitor's
 * to make up: only letters of host names and of campaigns are kept, so no address of a person.
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

/** Returns the host of an address, unless it is that of the page itself. */
export function hostOf(address: string | undefined, own: string): string | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const { host } = new URL(address)
  return host === new URL(own).host ? undefined : host
}

/** True if a visit came from a site of the widget that is named exactly: there are few of these. */
export function isSite(origins: readonly string[], { host, campaign }: VisitSource): boolean {
  return campaign === '' && origins.some((origin) => URL.canParse(origin) && new URL(origin).host === host)
}
