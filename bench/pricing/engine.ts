import { type Catalog, compileCatalog, type PriceRequest, type PriceResult } from '@costard/pricing'

/** A compiled catalog that prices with and without a trace. */
export interface CompiledCatalog {
  readonly withTrace: (request: PriceRequest) => PriceResult
  readonly withoutTrace: (request: PriceRequest) => PriceResult
}

/** Compiles with the package's public API, which also checks the catalog. */
export function compile(catalog: Catalog): CompiledCatalog {
  const { quote, errors } = compileCatalog(catalog)
  if (!quote) throw new Error(`the catalog cannot be published: ${errors.map(({ code }) => code).join(', ')}`)
  return {
    withTrace: (request) => quote(request),
    withoutTrace: (request) => quote(request, { trace: false }),
  }
}
