import type { contract, WidgetId } from '@costard/contract'
import type { Router } from '@orpc/server'
import { pickLocale } from '@costard/templates'
import type { Config } from '#config'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { addWidget, editWidget, removeWidget, setWidgetState } from './change-widget.ts'
import type { VisitCounter } from './count-visits.ts'
import { describeWidget, widgetPageUrl } from './describe-widget.ts'
import { describeFunnel } from './funnel.ts'
import type { VisitTokens } from './visits/visit-token.ts'
import { getWidget } from './widget-store.ts'
import { listSummaries } from './list-summaries.ts'

export function widgetEndpoints(
  parts: ProductParts,
  {
    config,
    tokens,
    visits,
  }: {
    readonly config: Pick<Config, 'publicUrl'>
    readonly tokens: VisitTokens
    readonly visits: VisitCounter
  },
): Router<typeof contract.widgets, CallContext> {
  const { orm } = parts.database
  return {
    list: api.widgets.list.handler(async ({ context: { call } }) => {
      await visits.store()
      return listSummaries(parts, config, call.member)
    }),
    room: api.widgets.room.handler(async ({ input }) => {
      const { limit, ids } = await parts.planRoom.beyond(orm, input.teamId, 'widgets')
      return { limit: Number.isFinite(limit) ? limit : null, beyond: ids as WidgetId[] } // of widgets
    }),
    get: api.widgets.get.handler(async ({ context: { call }, input }) =>
      describeWidget(orm, config, await getWidget(orm, input), call.caller),
    ),
    add: api.widgets.add.handler(async ({ context: { call }, input: { teamId: _team, ...settings } }) => {
      const row = await addWidget(parts, call.change, call.member, settings)
      return describeWidget(call.change.tx, config, row, call.caller)
    }),
    edit: api.widgets.edit.handler(
      async ({ context: { call }, input: { teamId: _team, widgetId, rev, ...changed } }) => {
        const row = await editWidget(parts, call.change, call.member, { widgetId, rev, changed })
        return describeWidget(call.change.tx, config, row, call.caller)
      },
    ),
    setState: api.widgets.setState.handler(async ({ context: { call }, input }) => {
      const row = await setWidgetState(parts, call.change, call.member, input)
      return describeWidget(call.change.tx, config, row, call.caller)
    }),
    remove: api.widgets.remove.handler(({ context: { call }, input }) =>
      removeWidget(parts, call.change, call.member, input.widgetId),
    ),
    preview: api.widgets.preview.handler(async ({ context: { call }, input }) => {
      const { widgetId, settings } = await getWidget(orm, input)
      const language = input.language ?? settings.language ?? pickLocale(call.member.team.language)
      const token = tokens.sign(
        { widgetId, origin: null, language, isPreview: true, isCounted: false, host: '', campaign: '' },
        parts.now(),
      )
      return { url: `${widgetPageUrl(config, { widgetId })}?lang=${language}&preview=${token}` }
    }),
    funnel: api.widgets.funnel.handler(async ({ context: { call }, input }) => {
      await visits.store()
      return describeFunnel(parts, call.member, input)
    }),
  }
}
