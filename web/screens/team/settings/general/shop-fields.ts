import { SaveShop, type Shop } from '@costard/contract'

/** What the form has: texts as typed, and the hours of each day. */
export type ShopFields = Pick<
  Shop,
  | 'name'
  | 'legalName'
  | 'vatNumber'
  | 'street'
  | 'town'
  | 'directions'
  | 'phone'
  | 'color'
  | 'hours'
  | 'closedDays'
  | 'signature'
  | 'terms'
>

export const fieldNames = [
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
] as const satisfies readonly (keyof ShopFields)[]

export function fieldsOf({
  name,
  legalName,
  vatNumber,
  street,
  town,
  directions,
  phone,
  color,
  hours,
  closedDays,
  signature,
  terms,
}: Shop): ShopFields {
  return {
    name,
    legalName,
    vatNumber,
    street,
    town,
    directions,
    phone,
    color,
    hours,
    closedDays,
    signature,
    terms,
  }
}

/** Returns the fields that differ. */
export function changedFields(before: ShopFields, now: ShopFields): readonly (keyof ShopFields)[] {
  return fieldNames.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
}

/** Returns the paths that the server would refuse, such as "phone" or "hours.0". */
export function invalidPaths(fields: ShopFields): readonly string[] {
  const { error } = SaveShop.safeParse({ ...fields, rev: 0 })
  const paths =
    error?.issues.map(({ path }) =>
      path.slice(0, path[0] === 'hours' || path[0] === 'closedDays' ? 2 : 1).join('.'),
    ) ?? []
  return [...new Set(paths)]
}
