import type { CatalogWording } from '@costard/contract'
import type { Service, ServicePrice } from '@costard/pricing'
import type { SampleAmounts, StarterMoney } from './starter-money.ts'
import type { ModelGroup } from './starter-models.ts'
import { inAllLanguages } from './texts/sample-texts.ts'

/** A service with its wording. Without sample prices it is on request. */
export interface StarterService extends Omit<Service, 'price' | 'overrides' | 'taxClass'> {
  readonly name: string
  readonly description?: string
  readonly price: StarterPrice
  readonly byGroup?: Partial<Record<ModelGroup, StarterPrice>>
}

export type StarterPrice = SampleAmounts | 'onRequest'

export function servicesOf(
  services: readonly StarterService[],
  money: StarterMoney,
): { readonly services: readonly Service[]; readonly wording: CatalogWording['services'] } {
  return {
    services: services.map((service) => pricedService(service, money)),
    wording: Object.fromEntries(
      services.map(({ key, name, description }) => {
        const words = {
          name: inAllLanguages(name),
          ...(description && { description: inAllLanguages(description) }),
        }
        return [key, words]
      }),
    ),
  }
}

function pricedService(starter: StarterService, money: StarterMoney): Service {
  const { name: _name, description: _description, price, byGroup = {}, ...service } = starter
  const overrides = Object.entries(byGroup).map(([group, groupPrice]) => {
    return { group, price: servicePrice(groupPrice, money) }
  })
  return {
    ...service,
    price: servicePrice(price, money),
    ...(overrides.length > 0 && { overrides }),
    taxClass: 'standard',
  }
}

function servicePrice(price: StarterPrice, money: StarterMoney): ServicePrice {
  const amountMinor = price === 'onRequest' ? null : money.price(price)
  return amountMinor === null ? { mode: 'onRequest' } : { mode: 'fixed', amountMinor }
}
