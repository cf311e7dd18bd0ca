import { createHash } from 'node:crypto'
import {
  isAllowedOrigin,
  isLanguage,
  type Language,
  pagePatterns,
  WidgetId,
  type WidgetSettings,
} from '@costard/contract'
import { createTexts, widgetOffPage, widgetPage, widgetStyle } from '@costard/templates'
import { type Context, Hono } from 'hono'
import type { Config } from '#config'
import { clientNetwork, type FindClientAddress, gzipped } from '#http'
import type { AdmitCall } from '../../admit-call.ts'
import type { ProductParts } from '../../parts.ts'
import type { VisitCounter } from '../count-visits.ts'
import type { WidgetRow } from '../widget-store.ts'
import { lookOf, plainTheme } from '../../teams/shop-details/widget-look.ts'
import { visitOf } from './open-visit.ts'
import type { CountedVisits } from './counted-visits.ts'
import { sourceAdmission } from './admit-source.ts'
import { hostOf, isSite, visitSource } from './visit-source.ts'
import type { VisitTokens } from './visit-token.ts'
import { findVisitedWidget } from './visited-widget.ts'

/** Returns the policy with the sites that may show the frame: `frame-ancestors`. */
const policyWith = (style: string, ancestors: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "script-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
  ].join('; ')

/** Frames of widgets, at /w: only the sites of a widget can show them, and only while the widget is live. */
export function widgetPages(
  parts: ProductParts,
  {
    config,
    tokens,
    visits,
    counted,
    admit,
    findAddress,
    scriptUrl,
  }: {
    readonly config: Pick<Config, 'productName' | 'publicUrl' | 'appCheck'>
    readonly tokens: VisitTokens
    readonly visits: Pick<VisitCounter, 'count'>
    readonly counted: Pick<CountedVisits, 'begin'>
    readonly admit: AdmitCall
    readonly findAddress: FindClientAddress
    readonly scriptUrl: string | undefined
  },
): Hono {
  const {
    database: { orm },
    now,
  } = parts
  const { productName } = config
  const admitSource = sourceAdmission(orm, parts.usage)

  async function offPage(c: Context, row: WidgetRow | undefined, status: 403 | 404): Promise<Response> {
    const style = widgetStyle(lookOf(plainTheme, null, {}))
    // The sites of a paused widget get the reason; other pages cannot show even this.
    c.header('content-security-policy', policyWith(style, row?.settings.allowedOrigins ?? []))
    return c.html(widgetOffPage({ locale: languageOf(c, row?.settings), productName, style }), status)
  }

  return new Hono().get(pagePatterns.widget, async (c) => {
    await admit(c)
    c.header('cache-control', 'private, no-store')
    c.header('referrer-policy', 'no-referrer')
    const { data: widgetId } = WidgetId.safeParse(c.req.param('wid'))
    const visited = widgetId && (await findVisitedWidget(orm, widgetId))
    if (!visited) return offPage(c, undefined, 404)
    const { widget: row, shop } = visited
    const { settings } = row
    const at = now()
    const preview = c.req.query('preview')
    const origin = preview === undefined ? (c.req.query('at') ?? null) : null
    if (origin !== null && !isAllowedOrigin(settings.allowedOrigins, origin)) return offPage(c, row, 403)
    const language = languageOf(c, settings)
    const came = visitSource({
      ref:
        c.req.query('ref') ??
        (origin === null ? hostOf(c.req.header('referer'), config.publicUrl) : undefined),
      campaign: c.req.query('campaign') ?? c.req.query('utm_campaign'),
    })
    const asked = { widgetId: row.widgetId, origin, language, isPreview: false, isCounted: true, ...came }
    const visit = visitOf(visited, preview === undefined ? asked : tokens.read(preview, at), at)
    if (!visit || visit.widgetId !== row.widgetId) return offPage(c, row, 404)
    const look = { accent: c.req.query('accent'), radius: c.req.query('radius') }
    const style = widgetStyle(lookOf(settings.theme, shop?.color ?? null, look))
    const ancestors = visit.isPreview ? ["'self'"] : origin === null ? [] : settings.allowedOrigins
    c.header('content-security-policy', policyWith(style, ancestors))
    const day = visit.today
    const address = findAddress(c) ?? ''
    const network = clientNetwork(address) ?? address
    const isCounted = !visit.isPreview && counted.begin({ widgetId: row.widgetId, day, network })
    const isOwn = isSite(settings.allowedOrigins, came)
    const source = isCounted && !isOwn ? await admitSource({ ...row, day }, came, network) : came
    if (isCounted) visits.count({ key: row, day, source, steps: ['shown'] })
    const texts = settings.texts[language]
    const html = widgetPage({
      locale: language,
      productName,
      style,
      headline: texts?.headline || createTexts(language)('widget.headline'),
      shop: [visit.team.name, shop?.town].filter(Boolean).join(' · '),
      scriptUrl,
      data: {
        token: preview ?? tokens.sign({ ...asked, ...source, isCounted }, at),
        widget: row.widgetId,
        origin,
        shop: visit.team.name,
        country: visit.team.country,
        intro: texts?.intro ?? '',
        consent: texts?.consent ?? '',
        done: texts?.done ?? '',
        gate: settings.gate,
        offer: settings.offer,
        asks: settings.asks,
        conversionId: settings.conversionId,
        font: settings.theme.font,
        proof: config.appCheck !== 'off',
      },
    })
    c.header('content-type', 'text/html; charset=UTF-8')
    return c.body(gzipped(c, html))
  })
}

/**
 * Returns the language: that of the site, else of the setting, else the first supported one of the browser.
 */
function languageOf(c: Context, settings: WidgetSettings | undefined): Language {
  const accepted = (c.req.header('accept-language') ?? '')
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
  const asked = c.req.query('lang')?.slice(0, 2).toLowerCase()
  return (
    ([asked, settings?.language, ...accepted].find((one) => typeof one === 'string' && isLanguage(one)) as
      | Language
      | undefined) ?? 'en'
  )
}
