import type { Customer } from '@costard/contract'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { IconDownload, IconEraser } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { useDays } from '../../kit/use-days.ts'
import classes from './customer-screen.module.css'
import { EraseDialog } from './erase-dialog.tsx'
import { Records } from './records.tsx'
import { RetainedList } from './retained-list.tsx'

/**
 * Consents and other dated records, export of the customer's data, and erasure, each for members with the
 * permission; for an erased customer, the retained records.
 */
export function Privacy({ customer }: { readonly customer: Customer }) {
  const t = useTranslations('customers.privacy')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const [mayExport, mayErase] = [useMay('customer.export'), useMay('customer.erase')]
  const [isErasing, dialog] = useDisclosure(false)
  const save = useAction(async () => {
    const data = await api.customers.data({ teamId, customerId: customer.id })
    const name = `customer-${data.exportedAt.slice(0, 10)}.json`
    saveFile(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }))
  })
  if (customer.erasedAt !== null) return <Erased customer={customer} erasedAt={customer.erasedAt} />
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('title')}</h2>
      <Records customer={customer} />
      <div className={classes.buttons}>
        <ProblemNote error={save.error} />
        {mayExport && (
          <ActionButton
            variant="default"
            icon={<Icon of={IconDownload} size={16} />}
            isRunning={save.isRunning}
            label={t('file')}
            running={common('saving')}
            onClick={() => save.run()}
          />
        )}
        {mayErase && (
          <Button
            variant="default"
            c="red"
            leftSection={<Icon of={IconEraser} size={16} />}
            onClick={dialog.open}
          >
            {t('erase')}
          </Button>
        )}
      </div>
      {mayErase && <EraseDialog customer={customer} isOpen={isErasing} onClose={dialog.close} />}
    </section>
  )
}

function Erased({ customer, erasedAt }: { readonly customer: Customer; readonly erasedAt: string }) {
  const t = useTranslations('customers.privacy')
  const { id: teamId, timeZone } = useTeam()
  const days = useDays(timeZone)
  const mayErase = useMay('customer.erase')
  const { data } = useQuery({
    ...query.customers.getErasure.queryOptions({ input: { teamId, customerId: customer.id } }),
    enabled: mayErase,
  })
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('title')}</h2>
      <div className={classes.text}>
        {t('erased', { date: days.full(erasedAt) })}
        {data && <RetainedList erasure={data} />}
      </div>
    </section>
  )
}
