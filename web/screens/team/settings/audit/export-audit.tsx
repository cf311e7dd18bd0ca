import { type AuditFilters, auditLimits } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { ExportButton } from '../../kit/export-button.tsx'
import { useTeam } from '../../team-context.ts'

/** Exports the filtered entries. */
export function ExportAudit({ filters }: { readonly filters: AuditFilters }) {
  const t = useTranslations('settings.audit')
  const { id: teamId } = useTeam()
  return (
    <ExportButton
      name="audit-log"
      variant="default"
      most={auditLimits.maxExported}
      readPage={async (from) => {
        const page = await api.audit.export({ teamId, ...filters, ...from })
        return { ...page, count: page.entries }
      }}
      words={{
        running: (count) => t('exporting', { count }),
        cut: (count) => t('cut', { count }),
      }}
    />
  )
}
