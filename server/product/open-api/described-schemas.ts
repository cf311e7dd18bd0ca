import { uncheckedCatalog, uncheckedPrice, uncheckedStep } from '@costard/contract'
import type { z } from 'zod'
import { Catalog, CatalogDocument, Condition, Effect, PlainEffect } from './catalog-schemas.ts'
import { PriceResult, TraceStep } from './price-schemas.ts'

/** Full schemas of values that the contract does not validate, by their schemas in the contract. */
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
