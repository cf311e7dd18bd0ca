import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useDraft } from '../../draft/draft-context.ts'

interface Read {
  readonly baseVersion: number | null
  readonly rev: number
  readonly note: string
}

/** Publishes the draft at the rev on the page. */
export function usePublish(onPublished: () => void) {
  const t = useTranslations('catalog.publishing')
  const { teamId, catalogId, editor } = useDraft()
  return useAction((read: Read) => api.catalogVersions.publish({ teamId, catalogId, ...read }), {
    done: ({ version }) => t('done', { version }),
    rereads: [query.catalogs.key(), query.catalogVersions.list.key()],
    onDone: () => onPublished(),
    // Refresh after a refusal too: a colleague changed or published the draft.
    onEnd: () => editor.refresh(),
  })
}
