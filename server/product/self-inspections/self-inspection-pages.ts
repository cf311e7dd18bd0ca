import {
  isLanguage,
  pagePatterns,
  selfInspectionLimits,
  Shot,
  type WidgetId,
  type WidgetTheme,
} from '@costard/contract'
import {
  pickLocale,
  selfInspectionOverPage,
  selfInspectionPage,
  selfInspectionStyle,
} from '@costard/templates'
import { type Context, Hono } from 'hono'
import type { Config } from '#config'
import type { Transaction } from '#database'
import { clientNetwork, CodedError, type FindClientAddress } from '#http'
import type { AdmitCall } from '../admit-call.ts'
import { apiError } from '../calls/api-error.ts'
import { recordedChange } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import type { QuoteFileReceiver } from '../quote-files/receive-quote-file.ts'
import { createUploadSlots } from '../quote-files/upload-slots.ts'
import { pagePolicy } from '../quotes/public/page-policy.ts'
import { findShopOf } from '../teams/sites/shop-of-quote.ts'
import { lookOf, plainTheme } from '../teams/shop-details/widget-look.ts'
import { addPhoto } from './add-photo.ts'
import type { CodeReader } from './code-reader.ts'
import { openInspection, type OpenInspection, viewOf } from './open-inspection.ts'
import type { SelfInspectionLinks } from './self-inspection-link.ts'
import { proofOf } from './shown-code.ts'

const overStyle = selfInspectionStyle(lookOf(plainTheme, null, {}))
/** blob: lets the page show photos before they are sent. */
const policyOf = (style: string) => pagePolicy([style]).replace("img-src 'self'", "img-src 'self' blob:")

/**
 * Page behind the link of a request, on the device and on the phone that photographs it, and the photos: one
 * for each POST.
 */
export function selfInspectionPages(
  parts: ProductParts,
  {
    config,
    links,
    scriptUrl,
    admit,
    findAddress,
    receiver,
    codes,
    findTheme,
  }: {
    readonly config: Pick<Config, 'productName'>
    readonly links: SelfInspectionLinks
    readonly scriptUrl: string | undefined
    readonly admit: AdmitCall
    readonly findAddress: FindClientAddress
    readonly receiver: Pick<QuoteFileReceiver, 'receive'>
    readonly codes: Pick<CodeReader, 'read'>
    readonly findTheme: (tx: Transaction, widgetId: WidgetId) => Promise<WidgetTheme | undefined>
  },
): Hono {
  const { database, now } = parts
  const { productName } = config
  const { maxBytes, uploadsAtOnce, uploadsOfNetwork } = selfInspectionLimits
  const slots = createUploadSlots({ maxAtOnce: uploadsAtOnce, maxInMemory: 1 })
  const slotsOfNetworks = createUploadSlots({ maxAtOnce: uploadsOfNetwork, maxInMemory: 1 })

  async function show(c: Context, { row, quote, team }: OpenInspection): Promise<Response> {
    const shop = await findShopOf(database.orm, quote)
    const theme = await findTheme(database.orm, row.widgetId)
    const style = selfInspectionStyle(lookOf(theme ?? plainTheme, shop?.color ?? null, {}))
    c.header('content-security-policy', policyOf(style))
    c.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(self)')
    const locale = isLanguage(row.language) ? row.language : 'en'
    return c.html(
      selfInspectionPage({
        locale,
        productName,
        style,
        shop: [team.name, shop?.town].filter(Boolean).join(' · '),
        scriptUrl,
        data: {
          url: links.urlOf(row),
          shop: team.name,
          device: row.device,
          hasTouch: row.hasTouch,
          country: team.country,
          hasEmail: quote.customer?.email !== undefined,
          view: await viewOf(database.orm, { quote }, row),
        },
      }),
    )
  }

  return new Hono()
    .get(pagePatterns.selfInspection, async (c) => {
      await admit(c)
      c.header('cache-control', 'private, no-store')
      c.header('referrer-policy', 'no-referrer')
      try {
        return await show(c, await openInspection(parts, c.req.param('token')))
      } catch (error) {
        if (!(error instanceof CodedError) || error.code !== 'self-inspection/over') throw error
        c.header('content-security-policy', policyOf(overStyle))
        const locale = pickLocale(c.req.header('accept-language')?.slice(0, 2))
        return c.html(selfInspectionOverPage({ locale, productName, style: overStyle }), 404)
      }
    })
    .post(pagePatterns.selfInspection, async (c) => {
      await admit(c)
      const { row } = await openInspection(parts, c.req.param('token'))
      if (row.uploadsLeft < 1)
        throw apiError('self-inspection/too-many-photos', { maxUploads: selfInspectionLimits.maxUploads })
      const { data: shot } = Shot.safeParse(c.req.query('shot'))
      if (!shot) throw apiError('request/invalid')
      const address = findAddress(c) ?? ''
      using _own = slotsOfNetworks.take(clientNetwork(address) ?? address)
      using _slot = slots.take('')
      const received = await receiver.receive(c, row.teamId, 'photos', maxBytes)
      // Time of arrival, before the code is read, which takes a while.
      const at = now()
      const proof = proofOf(links, row, await codes.read(row.teamId, received.bytes), at)
      const actor = {
        userId: null,
        action: 'selfInspections.addPhoto' as const,
        requestId: String(c.get('requestId' as never) ?? ''), // the app sets it for every request
        address,
        at: now(),
      }
      // Check again: the link may have ended while the photo was uploaded.
      const still = await openInspection(parts, c.req.param('token'))
      const view = await recordedChange(parts, actor, (change) =>
        addPhoto(parts, change, still, { ...received, ...proof, shot, address }),
      )
      return c.json({ ...proof, view }, 201)
    })
}
