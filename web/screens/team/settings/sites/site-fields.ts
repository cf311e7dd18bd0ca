import { type Shop, type Site, SiteDetails } from '@costard/contract'

/** What the form has: texts as typed, and the hours of each day. */
export type SiteFields = Pick<Site, keyof typeof SiteDetails.shape>

/** The fields of a site, or of a shop that becomes one. */
export function fieldsOf({
  name,
  street,
  town,
  directions,
  phone,
  hours,
  closedDays,
}: SiteFields | Shop): SiteFields {
  return { name, street, town, directions, phone, hours, closedDays }
}

export const emptySite: SiteFields = {
  name: '',
  street: '',
  town: '',
  directions: '',
  phone: '',
  hours: null,
  closedDays: [],
}

export function isSame(one: SiteFields, other: SiteFields): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns the paths that the server would refuse, such as "phone" or "hours.0". */
export function invalidPaths(fields: SiteFields): readonly string[] {
  const { error } = SiteDetails.safeParse(fields)
  const paths =
    error?.issues.map(({ path }) =>
      path.slice(0, path[0] === 'hours' || path[0] === 'closedDays' ? 2 : 1).join('.'),
    ) ?? []
  return [...new Set(paths)]
}
