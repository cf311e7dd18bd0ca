import type { Widget } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { useNameProblem } from '#forms/use-name-problem.ts'
import { byField, fieldsBetween } from '#forms/shared-form/by-field.ts'
import { useCurrent } from '#forms/shared-form/use-current.ts'
import { useNewerVersion, useSharedForm } from '#forms/shared-form/use-shared-form.ts'
import { useTeam } from '../team-context.ts'
import { draftOf, isAccent, settingsOf, type WidgetDraft, wrongSite } from './widget-draft.ts'

/** Settings of a widget being edited, saved together. */
export function useWidgetForm(widget: Widget, isReadOnly: boolean) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const { shown: draft, read, write } = useCurrent(() => draftOf(widget))
  const change = (changed: Partial<WidgetDraft>) => write({ ...read(), ...changed })
  const shared = useSharedForm(widget, {
    ...byField({ valuesOf: draftOf, read, write }),
    asks: 'any change',
  })
  const options = query.widgets.get.queryOptions({ input: { teamId, widgetId: widget.id } })
  const save = useAction(
    () =>
      shared.save({
        send: ({ rev }) => api.widgets.edit({ teamId, widgetId: widget.id, rev, ...settingsOf(read()) }),
        isOutdated: (error) => codeOf(error) === 'widget/changed',
        read: () => cache.fetchQuery({ ...options, staleTime: 0 }),
      }),
    { keepsAs: options.queryKey, rereads: [query.widgets.list.key()] },
  )
  useNewerVersion(widget, shared, save.isRunning)
  const wrong = wrongSite(draft)
  const wrongName = useNameProblem()(draft.name)
  const isWhole = draft.name.trim() !== '' && wrongName === undefined && wrong === undefined
  const canSave = isWhole && isAccent(draft.accent) && !isReadOnly && !shared.conflict
  return {
    shared,
    draft,
    change,
    isReadOnly,
    isUnsaved: fieldsBetween(draftOf(shared.base), draft).length > 0,
    wrong,
    wrongName,
    canSave,
    save,
  } as const
}

export type WidgetFormState = ReturnType<typeof useWidgetForm>
