import type { PriceRequest } from '@costard/pricing'
import type { Amounts } from '../formulas.ts'

/** Another rule engine, with the catalog as its rules. */
export interface Rival {
  readonly name: string
  readonly price: (request: PriceRequest) => Amounts | Promise<Amounts>
}
