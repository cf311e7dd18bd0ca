import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useDraft } from '../../draft/draft-context.ts'

interface Wanted {
  /** Number of the live version. */
  readonly baseVersion: number
  readonly to: number
  readonly note: string
}

/** Publishes a copy of an earlier version. */
export function useRollBack(onDone: () => void) {
  const t = useTranslations('catalog.versions')
  const { teamId, catalogId, editor } = useDraft()
  const cache = useQueryClient()
  return useAction((wanted: Wanted) => api.catalogVersions.rollBack({ teamId, catalogId, ...wanted }), {
    done: ({ version }) => t('done', { version }),
    onDone: () => onDone(),
    onEnd: async () => {
      void cache.invalidateQueries({ queryKey: query.catalogVersions.list.key() })
      void cache.invalidateQueries({ queryKey: query.catalogs.key() })
      await editor.refresh()
    },
  })
}
