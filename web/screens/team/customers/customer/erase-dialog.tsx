import type { Customer } from '@costard/contract'
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTeam } from '../../team-context.ts'
import classes from './merge-dialog.module.css'
import { RetainedList } from './retained-list.tsx'

/** Explains what erasing a customer removes and what is retained, then asks for confirmation. */
export function EraseDialog({
  customer,
  isOpen,
  onClose,
}: {
  readonly customer: Customer
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const t = useTranslations('customers.erase')
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('title', { name: customer.name })}>
      <Erase customer={customer} onClose={onClose} />
    </Dialog>
  )
}

function Erase({ customer, onClose }: { readonly customer: Customer; readonly onClose: () => void }) {
  const t = useTranslations('customers.erase')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const customerId = customer.id
  const { data: erasure, error } = useQuery(
    query.customers.getErasure.queryOptions({ input: { teamId, customerId }, staleTime: 0 }),
  )
  const erase = useAction(() => api.customers.erase({ teamId, customerId, rev: customer.rev }), {
    done: t('done'),
    rereads: [query.customers.key(), query.quotes.key(), query.customers.get.key()],
    onDone: () => {
      onClose()
    },
  })
  if (error) return <ProblemNote error={error} />
  if (!erasure) return <PageLoader />
  return (
    <div className={classes.dialog}>
      <p>{t('text', { count: erasure.quotes })}</p>
      {erasure.quotes > 0 && (
        <p>
          {t('links')} {erasure.openQuotes > 0 && <b>{t('open', { count: erasure.openQuotes })}</b>}
        </p>
      )}
      <RetainedList erasure={erasure} />
      {codeOf(erase.error) === 'customer/changed' ? (
        <Note kind="problem">{t('changed')}</Note>
      ) : (
        <ProblemNote error={erase.error} />
      )}
      <Group className="cp-dialog-foot" justify="flex-end" gap="xs">
        <Button variant="default" data-autofocus onClick={onClose}>
          {common('cancel')}
        </Button>
        <ActionButton color="red" action={erase} label={t('apply')} running={t('erasing')} />
      </Group>
    </div>
  )
}
