import type { Shop, Site } from '@costard/contract'

/**
 * Returns the texts that documents print about a shop; site: the site of the quote, whose address replaces
 * the shop's.
 */
export function printedTextsOfShop(
  shop: Pick<Shop, 'name' | 'legalName' | 'vatNumber' | 'phone' | 'street' | 'town'>,
  site?: Pick<Site, 'phone' | 'street' | 'town'>,
): readonly string[] {
  const { phone, street, town } = site ?? shop
  return [shop.name, shop.legalName, shop.vatNumber, phone, street, town]
}
