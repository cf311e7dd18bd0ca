import { createHash } from 'node:crypto'
import { pagePatterns, WidgetId } from '@costard/contract'
import { widgetAroundPage, widgetAroundStyle } from '@costard/templates'
import { Hono } from 'hono'
import type { AdmitCall } from '../../admit-call.ts'
import type { ProductParts } from '../../parts.ts'
import type { VisitTokens } from './visit-token.ts'
import { findVisitedWidget } from './visited-widget.ts'

/**
 * Page with the site of a shop behind a preview of its widget, for frames of the app. The app's own policy
 * allows no foreign frames; this page allows those of one listed site. The site is sandboxed, without an
 * origin and without cookies.
 */
export function aroundPages(
  { database: { orm }, now }: Pick<ProductParts, 'database' | 'now'>,
  { tokens, admit }: { readonly tokens: VisitTokens; readonly admit: AdmitCall },
): Hono {
  return new Hono().get(pagePatterns.widgetAround, async (c) => {
    await admit(c)
    c.header('cache-control', 'private, no-store')
    c.header('referrer-policy', 'no-referrer')
    const token = c.req.query('preview') ?? ''
    const visit = tokens.read(token, now())
    const { data: widgetId } = WidgetId.safeParse(c.req.param('wid'))
    const visited = widgetId && visit?.isPreview && visit.widgetId === widgetId
    const found = visited ? await findVisitedWidget(orm, widgetId) : undefined
    const site = found && siteOf(found.widget.settings)
    if (!found || !visit || site === undefined) return c.text('', 404)
    const style = createHash('sha256').update(widgetAroundStyle).digest('base64')
    c.header(
      'content-security-policy',
      [
        "default-src 'none'",
        `style-src 'sha256-${style}'`,
        `frame-src 'self' ${site}`,
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    )
    return c.html(
      widgetAroundPage({
        locale: visit.language,
        site,
        widget: `/w/${widgetId}?lang=${visit.language}&preview=${token}`,
      }),
    )
  })
}

/** Returns the first site allowed to show a widget, without its wildcard. */
export function siteOf({
  allowedOrigins,
}: {
  readonly allowedOrigins: readonly string[]
}): string | undefined {
  return allowedOrigins[0]?.replace('://*.', '://')
}
