import {
  type CatalogDocument,
  type DeviceToPrice,
  type LineId,
  type LineInput,
  type PriceExplanation,
  type QuoteLine,
  traceLabels,
  type WrittenAmount,
} from '@costard/contract'
import { variantLabel } from '@costard/devices'
import { customerTrace, explain, formatMoney, type PriceRequest } from '@costard/pricing'
import { dayIn, isPriceObstacle, priceRequestFor } from '@costard/quotes'
import { getCatalogs } from '../catalogs/get-catalogs.ts'
import { nameOfModel } from '../devices/identify-device.ts'
import type { ProductParts } from '../parts.ts'
import { lineFor } from '../quotes/lines/line-for.ts'
import { withKnownKeys } from '../catalogs/with-known-keys.ts'
import { priceLine } from '../quotes/lines/price-line.ts'
import type { Member } from '../teams/memberships/member.ts'

/** A device with its price, as shown to a member. */
export interface PricedDevice {
  readonly document: CatalogDocument
  readonly device: string
  /** Request in which labels are replaced by keys. */
  readonly answers: DeviceToPrice['answers']
  readonly result: QuoteLine['result']
  /** True if the amount may be shown. */
  readonly stands: boolean
  readonly request: PriceRequest
  readonly today: string
  readonly team: Member['team']
  readonly locale: string
  readonly language: string
}

/**
 * Prices a device like a line of a quote, and stores nothing. Throws catalog/not-found,
 * catalog/not-published, quote/variant-unknown, quote/line-invalid.
 */
export async function priceDevice(
  { database, now }: Pick<ProductParts, 'database' | 'now'>,
  member: Member,
  given: DeviceToPrice,
): Promise<PricedDevice> {
  const { team, teamId } = member
  const today = dayIn(team.timeZone, now())
  const document = (await getCatalogs(database.orm, teamId, [given]))(given)
  const asked = withKnownKeys(document, given, { path: '', language: team.language })
  const { pricing } = document
  const line: LineInput = { ...asked, device: { name: 'device' }, checks: [] }
  const context = { team, customer: { kind: asked.customerKind }, today }
  const place = { lineId: '' as LineId, position: 0 } // never stored
  const values = priceLine(context, document, line, place)
  const model = pricing.models.find(({ variants }) => variants.some(({ id }) => id === asked.variantId))
  const variant = model?.variants.find(({ id }) => id === asked.variantId)
  const label = variant ? variantLabel(variant.attributes, 'en') : ''
  return {
    document,
    device: model ? `${nameOfModel(model)} ${label}`.trim() : asked.variantId,
    answers: asked.answers,
    result: lineFor(member)(values).result,
    stands: !isPriceObstacle(values.obstacle),
    request: priceRequestFor(pricing, context, line),
    today,
    team,
    locale: `${team.language}-${team.country}`,
    language: team.language,
  }
}

/** Returns the steps of a price; for a customer without internal steps. */
export function explainPrice(priced: PricedDevice, audience: 'team' | 'customer'): PriceExplanation['lines'] {
  const { document, result, stands, locale, language } = priced
  if (!stands) return []
  const trace = audience === 'customer' ? customerTrace(result.trace) : result.trace
  const labels = traceLabels(document.wording, language)
  return explain(trace, locale, { currency: result.currency, labels }).map(
    ({ title, detail, kind, minor }) => ({
      title,
      ...(detail !== undefined && { detail }),
      kind,
      amount: kind === 'note' ? null : written(priced, minor),
    }),
  )
}

export function written(
  { result, locale }: Pick<PricedDevice, 'result' | 'locale'>,
  minor: number,
): WrittenAmount {
  return { minor, text: formatMoney(minor, result.currency, locale) }
}
