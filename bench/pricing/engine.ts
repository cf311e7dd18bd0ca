import { type Catalog, compileCatalog, type PriceRequest, type PriceResult } from '@costard/pricing'

/** A catalog made ready, with its trace and without. */
export interface Ready {
  readonly withTrace: (request: PriceRequest) => PriceResult
  readonly withoutTrace: (request: PriceRequest) => PriceResult
}

/** The engine through its door, the checks of the catalog included. */
export function ready(catalog: Catalog): Ready {
  const { quote, errors } = compileCatalog(catalog)
  if (!quote)
    throw new Error(`the catalog can not be published: ${errors.map(({ code }) => code).join(', ')}`)
  return {
    withTrace: (request) => quote(request),
    withoutTrace: (request) => quote(request, { trace: false }),
  }
}
