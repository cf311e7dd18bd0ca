import { partKinds } from '@costard/catalogs'
import { z } from 'zod'
import { Part } from './catalog-parts.ts'

/** Differences between a part of a draft and the published version, by path. */
export const DraftPart = z.object({
  kind: z.enum(partKinds),
  key: z.string(),
  rev: z.number().int().describe('0: as published'),
  updatedAt: z.string(),
  updatedBy: z.string(),
})
export type DraftPart = z.infer<typeof DraftPart>

/** The changed part; without value: costs that the caller may not see. */
export const ChangedDraftPart = z.intersection(DraftPart, z.object({ part: Part.optional() }))
export type ChangedDraftPart = z.infer<typeof ChangedDraftPart>
