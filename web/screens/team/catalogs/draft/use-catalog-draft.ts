import type { CatalogId, TeamId } from '@costard/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { query } from '#api/api.ts'
import { useIsOffline, useLive } from '#live/live-context.ts'
import { recordOf } from '#live/record-of.ts'
import { whileShown } from '#live/while-shown.ts'
import { DraftEditor, type DraftState } from './draft-editor.ts'
import { draftServer } from './draft-server.ts'

/** The draft as it was read when the screen opened; the editor keeps it current. */
export function draftQuery(teamId: TeamId, catalogId: CatalogId) {
  return query.catalogDrafts.get.queryOptions({ input: { teamId, catalogId }, staleTime: 0, gcTime: 0 })
}

/** The draft of a catalog, with what colleagues change. One for each page: keep it in a layout. */
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
  const live = useLive()
  const isOffline = useIsOffline()
  useEffect(() => {
    if (!live) return undefined
    let known: unknown
    return whileShown(() =>
      live.watch(`revisions/${teamId}`, (value) => {
        const { id, rev } = recordOf(recordOf(value)['catalogDrafts'])
        if (rev === undefined || rev === known) return
        // Only the last of several changes is named.
        const isNext = typeof known === 'number' && rev === known + 1
        known = rev
        // What cannot be read now is read with the next change, or when the connection is back.
        if (id === catalogId || !isNext) editor.refresh().catch(() => {})
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
