import { SaveShop, type Shop } from '@costard/contract'
import { fieldsBetween } from '#forms/shared-form/by-field.ts'
import { invalidPathsIn } from '../invalid-paths.ts'

const names = [
  'name',
  'legalName',
  'vatNumber',
  'street',
  'town',
  'directions',
  'phone',
  'color',
  'hours',
  'closedDays',
  'signature',
  'terms',
  'timeZone',
  'validDays',
  'cashLimitMinor',
  'allowsLateAcceptance',
  'offlineWork',
  'othersRelease',
  'retentionMonths',
] as const satisfies readonly (keyof Shop)[]

/** Form values: texts as typed, and the opening hours of each day. */
export type ShopFields = Pick<Shop, (typeof names)[number]>

/** Stands for a typed cash limit that is not a valid amount; the server would refuse it. */
export const notAnAmount = -1

export function fieldsOf(shop: Shop): ShopFields {
  const {
    rev: _rev,
    logoUrl: _logo,
    ofCountry: _country,
    termsVersion: _version,
    termsSince: _since,
    ...fields
  } = shop
  return fields
}

/** Returns the changed fields. */
export function changedFields(before: ShopFields, now: ShopFields): readonly (keyof ShopFields)[] {
  const changed = fieldsBetween(before, now)
  return names.filter((name) => changed.includes(name))
}

export function invalidPaths(fields: ShopFields): readonly string[] {
  return invalidPathsIn(SaveShop.safeParse({ ...fields, rev: 0 }).error?.issues)
}
