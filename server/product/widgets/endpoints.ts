import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import type { Config } from '#config'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { addWidget, editWidget, removeWidget, setWidgetState } from './change-widget.ts'
import { describeWidget } from './describe-widget.ts'
import { describeFunnel } from './funnel.ts'
import { getWidget } from './widget-store.ts'
import { listSummaries } from './list-summaries.ts'

export function widgetEndpoints(
  parts: ProductParts,
  config: Pick<Config, 'publicUrl'>,
): Router<typeof contract.widgets, CallContext> {
  const { orm } = parts.database
  return {
    list: api.widgets.list.handler(({ context: { call } }) => listSummaries(parts, config, call.member)),
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
    funnel: api.widgets.funnel.handler(({ context: { call }, input }) =>
      describeFunnel(parts, call.member, input),
    ),
  }
}
