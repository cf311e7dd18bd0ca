import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { ExportButton } from '../kit/export-button.tsx'
import { useTeam } from '../team-context.ts'

/** Button that exports all customers. */
export function ExportCustomers() {
  const t = useTranslations('customers.export')
  const { id: teamId } = useTeam()
  return (
    <ExportButton
      name="customers"
      readPage={async (from) => {
        const page = await api.customerFiles.export({ teamId, ...from })
        return { ...page, count: page.customers }
      }}
      words={{ running: (count) => t('running', { count }) }}
    />
  )
}
