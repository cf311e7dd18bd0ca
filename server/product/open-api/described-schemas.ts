import { uncheckedCatalog, uncheckedPrice, uncheckedStep } from '@costard/contract'
import type { z } from 'zod'
import { Catalog, CatalogDocument, Condition, Effect, PlainEffect } from './catalog-schemas.ts'
import { PriceResult, TraceStep } from './price-schemas.ts'

/** Full schemas of what the contract does not validate, by its schema there. */
export const describedSchemas: ReadonlyMap<unknown, z.ZodType> = new Map<unknown, z.ZodType>([
  [uncheckedPrice, PriceResult],
  [uncheckedStep, TraceStep],
  [uncheckedCatalog, CatalogDocument],
])

/** Components of the document. */
export const namedSchemas = {
  PriceResult,
  TraceStep,
  CatalogDocument,
  Catalog,
  Condition,
  Effect,
  PlainEffect,
} as const
