import type { Shop } from '@costard/contract'
import type { ShopRow } from './shop-store.ts'

/** Returns the shop of a team; of one that never saved it, the name alone. */
export function describeShop(
  { name }: { readonly name: string },
  row: ShopRow | undefined,
  logoUrl: string | null,
): Shop {
  return {
    name,
    rev: row?.rev ?? 0,
    legalName: row?.legalName ?? '',
    vatNumber: row?.vatNumber ?? '',
    street: row?.street ?? '',
    town: row?.town ?? '',
    directions: row?.directions ?? '',
    phone: row?.phone ?? '',
    color: row?.color ?? null,
    logoUrl,
    hours: row?.hours ?? null,
    closedDays: row?.closedDays ?? [],
    signature: row?.signature ?? 'off',
    terms: row?.terms ?? {},
    termsVersion: row?.termsVersion ?? 0,
    termsSince: row?.termsSince?.toISOString() ?? null,
  }
}
