import type { Site } from '@costard/contract'
import type { ListedSite } from '../teams/sites/listed-site-store.ts'

export function describeSite(row: ListedSite): Site {
  const {
    siteId: id,
    rev,
    name,
    street,
    town,
    directions,
    phone,
    hours,
    closedDays,
    archivedAt,
    isUsed,
  } = row
  return {
    id,
    rev,
    name,
    street,
    town,
    directions,
    phone,
    hours,
    closedDays,
    isArchived: archivedAt !== null,
    isUsed,
  }
}
