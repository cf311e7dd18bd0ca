import type { Widget } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { useNameProblem } from '#forms/use-name-problem.ts'
import { withChanges } from '#forms/with-changes.ts'
import { useTeam } from '../team-context.ts'
import { draftOf, isAccent, isSameDraft, settingsOf, type WidgetDraft, wrongSite } from './widget-draft.ts'

/** The settings of a widget while they are edited; stored together. */
export function useWidgetForm(widget: Widget, isReadOnly: boolean) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const [base, setBase] = useState(widget)
  const [draft, setDraft] = useState(() => draftOf(widget))
  const change = (changed: Partial<WidgetDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const isUnsaved = !isSameDraft(draft, draftOf(base))
  const isElsewhere = !isSameDraft(draftOf(base), draftOf(widget))
  if (widget.rev > base.rev && !(isElsewhere && isUnsaved)) {
    // A colleague's stored settings are shown, unless the user has unsaved ones: then saving reports the
    // conflict.
    setBase(widget)
    if (!isUnsaved) setDraft(draftOf(widget))
  }
  const save = useAction(
    /** on: the version that is changed; what it has stays where nothing was changed here. */
    (on: Widget) => {
      const mine = withChanges(draftOf(on), draftOf(base), draft)
      return api.widgets.edit({ teamId, widgetId: widget.id, rev: on.rev, ...settingsOf(mine) })
    },
    {
      keepsAs: query.widgets.get.queryKey({ input: { teamId, widgetId: widget.id } }),
      rereads: [query.widgets.list.key()],
      onDone: (saved) => {
        setBase(saved)
        setDraft(draftOf(saved))
      },
      onFailed: (error) =>
        codeOf(error) === 'widget/changed'
          ? cache.invalidateQueries({
              queryKey: query.widgets.get.key({ input: { teamId, widgetId: widget.id } }),
            })
          : undefined,
    },
  )
  const theirs = codeOf(save.error) === 'widget/changed' && widget.rev > base.rev ? widget : undefined
  const start = (next: Widget) => {
    setBase(next)
    setDraft(draftOf(next))
    save.forget()
  }
  const wrong = wrongSite(draft)
  const wrongName = useNameProblem()(draft.name)
  const isWhole = draft.name.trim() !== '' && wrongName === undefined && wrong === undefined
  const canSave = isWhole && isAccent(draft.accent) && !isReadOnly
  return {
    base,
    draft,
    change,
    isReadOnly,
    isUnsaved,
    wrong,
    wrongName,
    canSave,
    save,
    theirs,
    start,
  } as const
}

export type WidgetFormState = ReturnType<typeof useWidgetForm>
