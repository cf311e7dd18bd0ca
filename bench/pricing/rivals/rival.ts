import type { PriceRequest } from '@costard/pricing'
import type { Amounts } from '../formulas.ts'

/** A rule engine with the catalog in its own rules. */
export interface Rival {
  readonly name: string
  readonly price: (request: PriceRequest) => Amounts | Promise<Amounts>
}
