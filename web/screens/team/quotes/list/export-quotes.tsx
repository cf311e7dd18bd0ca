import { quoteLimits } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { ExportButton } from '../../kit/export-button.tsx'
import { useTeam } from '../../team-context.ts'
import { quoteColumnsOfFile } from './quote-columns-of-file.ts'
import type { ListFilters } from '../filters/list-filters.ts'
import { inputOf } from '../quotes-query.ts'

/** Button that exports the filtered quotes. */
export function ExportQuotes({ filters }: { readonly filters: ListFilters }) {
  const t = useTranslations('quoteList.export')
  const { id: teamId } = useTeam()
  return (
    <ExportButton
      name="quotes"
      most={quoteLimits.maxExported}
      columns={quoteColumnsOfFile}
      readPage={async (from) => {
        const page = await api.quoteFiles.export({ teamId, ...inputOf(filters), ...from })
        return { ...page, count: page.quotes }
      }}
      words={{
        running: (count) => t('running', { count }),
        cut: (count) => t('cut', { count }),
      }}
    />
  )
}
