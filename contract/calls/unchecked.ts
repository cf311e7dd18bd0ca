import type { PriceResult, TraceStep } from '@costard/pricing'
import { z } from 'zod'
import type { CatalogDocument } from '../catalogs/catalog-document.ts'

// Prices, steps and catalogs are written by our own code and are large, so the schemas do not validate them.
// server/product/open-api finds these schemas by identity and describes them in full; never call describe()
// on them, since it would make another schema.

export const uncheckedPrice = z.looseObject({}) as unknown as z.ZodType<PriceResult>
export const uncheckedStep = z.looseObject({}) as unknown as z.ZodType<TraceStep>
export const uncheckedCatalog = z.looseObject({}) as unknown as z.ZodType<CatalogDocument>
