import type { CatalogPart } from '@costard/catalogs'
import type { z } from 'zod'
import { Part } from '../catalogs/catalog-parts.ts'
import { invisibleIssue } from './name-fields.ts'
import { hasInvisible } from './names.ts'

/** Keys of the names in a part of a catalog. Each name is a text, or texts by language. */
const nameKeys: ReadonlySet<string> = new Set(['name', 'label', 'customerLabel', 'phrase', 'group'])

/** A part of a catalog that a member typed: refuses invisible characters in its names. */
export const TypedPart: z.ZodType<CatalogPart> = Part.superRefine(({ value }, context) => {
  for (const path of invisibleNames(value, ['value']))
    context.addIssue({ ...invisibleIssue, code: 'custom', path })
})

function invisibleNames(value: unknown, path: string[], isName = false): string[][] {
  if (typeof value === 'string') return isName && hasInvisible(value) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    // Overrides refer to a group of models, whose name can be older than the rule.
    key === 'overrides' ? [] : invisibleNames(inner, [...path, key], isName || nameKeys.has(key)),
  )
}
