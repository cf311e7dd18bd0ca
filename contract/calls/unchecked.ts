import type { PriceResult, TraceStep } from '@costard/pricing'
import { z } from 'zod'
import type { CatalogDocument } from '../catalogs/catalog-document.ts'

// Written by our own code and large, so not validated when read. server/product/open-api describes them whole; it finds
// them by identity, so use them as they are: describe() would make another schema.

export const uncheckedPrice = z.looseObject({}) as unknown as z.ZodType<PriceResult>
export const uncheckedStep = z.looseObject({}) as unknown as z.ZodType<TraceStep>
export const uncheckedCatalog = z.looseObject({}) as unknown as z.ZodType<CatalogDocument>
