import type { CatalogDocument } from '../../catalogs/catalog-document.ts'
import type { GradeNames } from './columns.ts'

/** Returns the grades of a catalog, the best first, with the names that they have in each language. */
export function gradesOf({ pricing, wording }: CatalogDocument): readonly GradeNames[] {
  return pricing.grades
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ code }) => ({
      code,
      names: Object.values(wording.grades[code]?.label ?? {}).filter((name) => typeof name === 'string'),
    }))
}
