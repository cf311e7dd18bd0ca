import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'

interface Read {
  readonly baseVersion: number | null
  readonly rev: number
  readonly note: string
}

/** Publishes the draft that was read. */
export function usePublish(onPublished: () => void) {
  const t = useTranslations('catalog.publishing')
  const notify = useNotice()
  const { id: teamId } = useTeam()
  const { catalogId, editor } = useDraft()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (read: Read) => api.catalogVersions.publish({ teamId, catalogId, ...read }),
    onSuccess: ({ version }) => {
      notify(t('done', { version }))
      void cache.invalidateQueries({ queryKey: query.catalogs.key() })
      void cache.invalidateQueries({ queryKey: query.catalogVersions.list.key() })
      onPublished()
    },
    // After a refusal too: somebody else changed or published it.
    onSettled: () => editor.refresh(),
  })
}
