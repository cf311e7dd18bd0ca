import type { CatalogId, TeamId } from '@costard/contract'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIsOffline, useLive } from '#live/live-context.ts'
import { recordOf } from '#live/record-of.ts'
import { whileShown } from '#live/while-shown.ts'
import { DraftEditor, type DraftState } from './draft-editor.ts'
import { draftServer } from './draft-server.ts'
import { draftQuery } from './open-draft.ts'

/** The draft of a catalog, including the changes of colleagues. Use it once per page, in a layout. */
export function useCatalogDraft(
  teamId: TeamId,
  catalogId: CatalogId,
): { readonly editor: DraftEditor; readonly state: DraftState } {
  const { data } = useSuspenseQuery({
    ...draftQuery(teamId, catalogId),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const [editor] = useState(() => new DraftEditor(draftServer(teamId, catalogId), data))
  const state = useSyncExternalStore(editor.subscribe, editor.state)
  const cache = useQueryClient()
  // Later changes are only in the editor: a person who comes back reads the draft again.
  useEffect(() => () => cache.removeQueries(draftQuery(teamId, catalogId)), [cache, teamId, catalogId])
  const live = useLive()
  const isOffline = useIsOffline()
  useEffect(() => {
    if (!live) return undefined
    let known: unknown
    return whileShown(() =>
      live.watch(`revisions/${teamId}`, (value) => {
        const { id, rev, draftRev } = recordOf(recordOf(value)['catalogDrafts'])
        if (rev === undefined || rev === known) return
        // Of several changes, the news name only the last revision.
        const isNext = typeof known === 'number' && rev === known + 1
        known = rev
        // A failed read is repeated at the next change, or on reconnection.
        const news =
          id === catalogId && typeof draftRev === 'number'
            ? editor.hear(draftRev)
            : id === catalogId || !isNext
              ? editor.refresh()
              : undefined
        news?.catch(() => {})
      }),
    )
  }, [live, teamId, catalogId, editor])
  useEffect(() => {
    if (isOffline) return undefined
    const retry = () => editor.retry()
    retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isOffline, editor])
  return { editor, state }
}
