import type { Quote } from '@costard/contract'
import { addressOf, screenPatterns } from '../../contract/addresses.ts'
import { aConsentAddress } from '../../server/product/assistants/testing/consent-address.ts'
import { aQuote, aSentQuote, type Shop } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'

/** A shop with something on every screen. */
export interface ShopOfScreens extends LiveShop {
  readonly sent: Quote
  /** Token of the sent quote's public link. */
  readonly token: string
  readonly draft: Quote
  readonly buy: Shop['catalogs']['buy']['pricing']
  /** Paths of all screens that an address leads to, the team's first. */
  readonly paths: readonly string[]
}

/** Screens that need a link of their own or a draft that no address has, and the address that leads to the quotes. */
const apart: readonly (keyof typeof screenPatterns)[] = ['invitation', 'accountAction', 'setup', 'team']
/** Questions of other kinds than the first one, whose screens have other parts. */
const otherQuestions = ['questions/power', 'computation/questions/power', 'computation/questions/battery']

export async function openShopOfScreens(): Promise<ShopOfScreens> {
  const shop = await openLiveShop()
  const { url, owner } = shop
  const { quote: sent, token } = await aSentQuote(shop)
  const draft = await aQuote(shop)
  const buy = shop.catalogs.buy.pricing
  const { body: site } = await owner.call('POST', `${shop.path}/sites`, siteNamed('Quay Street'))
  const aWidget = { name: 'Shop', catalogId: buy.id }
  const { body: widget } = await owner.call('POST', `${shop.path}/widgets`, aWidget)
  const consent = await aConsentAddress(url)
  const screens = Object.entries(screenPatterns).flatMap(([name, pattern]) => {
    if (apart.some((one) => one === name)) return []
    if (name === 'consent') return [consent]
    const part = /services/.test(pattern)
      ? buy.services[0]
      : /propositions/.test(pattern)
        ? buy.propositions[0]
        : buy.questions[0]
    const values = {
      tid: shop.team.id,
      gid: buy.id,
      qid: /review/.test(pattern) ? draft.id : sent.id,
      cid: sent.customerId ?? '',
      sid: site.id,
      wid: widget.id,
      key: part?.key ?? '',
      uid: 'which-number-to-scan',
    }
    return [addressOf(pattern as '/t/:tid', values)]
  })
  const more = otherQuestions.map((path) => `/t/${shop.team.id}/catalogs/${buy.id}/${path}`)
  const paths = [...screens, ...more].toSorted((a, b) => Number(isOfTeam(b)) - Number(isOfTeam(a)))
  return { ...shop, sent, token, draft, buy, paths }
}

export function isOfTeam(path: string): boolean {
  return path.startsWith('/t/')
}

function siteNamed(name: string) {
  return { name, street: '1 Quay', town: '', directions: '', phone: '', hours: null }
}
