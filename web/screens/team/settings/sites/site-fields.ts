import { type Shop, type Site, SiteDetails } from '@costard/contract'
import { invalidPathsIn } from '../invalid-paths.ts'

/** Form values: texts as typed, and the opening hours of each day. */
export type SiteFields = Pick<Site, keyof typeof SiteDetails.shape>

/** Returns the form values of a site, or of a shop that becomes one. */
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

export function invalidPaths(fields: SiteFields): readonly string[] {
  return invalidPathsIn(SiteDetails.safeParse(fields).error?.issues)
}
