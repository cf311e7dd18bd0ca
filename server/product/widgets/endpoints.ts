import type { contract, WidgetId } from '@costard/contract'
import { pickLocale } from '@costard/templates'
import type { Config } from '#config'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { addWidget, editWidget, removeWidget, setWidgetState } from './change-widget.ts'
import type { VisitCounter } from './count-visits.ts'
import { describeWidget, widgetPageUrl } from './describe-widget.ts'
import { describeFunnel } from './funnel.ts'
import { siteOf } from './visits/around-pages.ts'
import { framingOf } from './visits/site-framing.ts'
import type { VisitTokens } from './visits/visit-token.ts'
import { getWidget } from './widget-store.ts'
import { listSummaries } from './list-summaries.ts'

export function widgetEndpoints(
  parts: ProductParts,
  {
    config,
    tokens,
    visits,
    outside,
  }: {
    readonly config: Pick<Config, 'publicUrl'>
    readonly tokens: VisitTokens
    readonly visits: VisitCounter
    readonly outside: { readonly asksPrivateAddresses: boolean }
  },
): Answers<typeof contract.widgets> {
  const { orm } = parts.database
  return {
    list: async ({ context: { call } }) => {
      await visits.store()
      return listSummaries(parts, config, call.member)
    },
    room: async ({ input }) => {
      const { limit, ids } = await parts.planRoom.beyond(orm, input.teamId, 'widgets')
      return { limit: Number.isFinite(limit) ? limit : null, beyond: ids as WidgetId[] } // ids of widgets
    },
    get: async ({ context: { call }, input }) =>
      describeWidget(orm, config, await getWidget(orm, input), call.caller),
    add: async ({ context: { call }, input: { teamId: _team, ...settings } }) => {
      const row = await addWidget(parts, call.change, call.member, settings)
      return describeWidget(call.change.tx, config, row, call.caller)
    },
    edit: async ({ context: { call }, input: { teamId: _team, widgetId, rev, ...changed } }) => {
      const row = await editWidget(parts, call.change, call.member, { widgetId, rev, changed })
      return describeWidget(call.change.tx, config, row, call.caller)
    },
    setState: async ({ context: { call }, input }) => {
      const row = await setWidgetState(parts, call.change, call.member, input)
      return describeWidget(call.change.tx, config, row, call.caller)
    },
    remove: ({ context: { call }, input }) => removeWidget(parts, call.change, call.member, input.widgetId),
    preview: async ({ context: { call }, input }) => {
      const { widgetId, settings } = await getWidget(orm, input)
      const language = input.language ?? settings.language ?? pickLocale(call.member.team.language)
      const token = tokens.sign(
        { widgetId, origin: null, language, isPreview: true, isCounted: false, host: '', campaign: '' },
        parts.now(),
      )
      return { url: `${widgetPageUrl(config, { widgetId })}?lang=${language}&preview=${token}` }
    },
    site: async ({ context: { call }, input }) => {
      const { widgetId, settings } = await getWidget(orm, input)
      const site = siteOf(settings)
      if (site === undefined) return { site: null, framing: null, url: null }
      const framing = await framingOf(site, new URL(config.publicUrl).origin, outside)
      const language = settings.language ?? pickLocale(call.member.team.language)
      const token = tokens.sign(
        { widgetId, origin: null, language, isPreview: true, isCounted: false, host: '', campaign: '' },
        parts.now(),
      )
      const url = `${widgetPageUrl(config, { widgetId })}/around?preview=${token}`
      return { site, framing, url: framing === 'open' ? url : null }
    },
    funnel: async ({ context: { call }, input }) => {
      await visits.store()
      return describeFunnel(parts, call.member, input)
    },
  }
}
