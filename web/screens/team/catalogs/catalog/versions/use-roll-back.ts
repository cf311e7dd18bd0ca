import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'

interface Wanted {
  /** The version that is live. */
  readonly baseVersion: number
  readonly to: number
  readonly note: string
}

/** Publishes a copy of an earlier version. */
export function useRollBack(onDone: () => void) {
  const t = useTranslations('catalog.versions')
  const notify = useNotice()
  const { id: teamId } = useTeam()
  const { catalogId, editor } = useDraft()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wanted: Wanted) => api.catalogVersions.rollBack({ teamId, catalogId, ...wanted }),
    onSuccess: ({ version }) => {
      notify(t('done', { version }))
      onDone()
    },
    onSettled: async () => {
      void cache.invalidateQueries({ queryKey: query.catalogVersions.list.key() })
      void cache.invalidateQueries({ queryKey: query.catalogs.key() })
      await editor.refresh()
    },
  })
}
