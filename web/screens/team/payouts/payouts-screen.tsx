import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { ListProblem, SkeletonRows } from '../list/list-states.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { useMay, useTeam } from '../team-context.ts'
import { AccountDialog } from './account-dialog.tsx'
import { FileList } from './file-list.tsx'
import { PayoutForm } from './payout-form.tsx'
import classes from './payouts.module.css'
import { ReadReport } from './read-report.tsx'

/** Bought devices that are paid by credit transfer, and the earlier payout files. */
export function PayoutsScreen() {
  const t = useTranslations('payouts')
  const book = useTranslations('purchaseBook')
  const { id: teamId } = useTeam()
  const mayPay = useMay('customer.export')
  const mayEdit = useMay('team.edit')
  const [isEditing, editing] = useDisclosure(false)
  const found = useQuery({ ...query.payouts.list.queryOptions({ input: { teamId } }), enabled: mayPay })
  const { account, ready, rejected, files } = found.data ?? {}
  return (
    <>
      <PageHeader title={t('title')} up={{ to: paths.purchaseBook(teamId), title: book('title') }} />
      {!mayPay && <Message title={t('notAllowed')} />}
      {mayPay && found.error && <ListProblem error={found.error} retry={() => void found.refetch()} />}
      {mayPay && found.isPending && !found.error && <SkeletonRows />}
      {ready && rejected && files && (
        <div className={classes.page}>
          <p>
            {account ? t('from', { name: account.name, iban: account.iban }) : t('noAccount')}{' '}
            {mayEdit ? (
              <Button variant="default" size="xs" onClick={editing.open}>
                {t(account ? 'changeAccount' : 'addAccount')}
              </Button>
            ) : (
              !account && t('askOwner')
            )}
          </p>
          {ready.length + rejected.length === 0 ? (
            <Message title={t('empty')}>{t('emptyText')}</Message>
          ) : (
            <PayoutForm payouts={[...rejected, ...ready]} hasAccount={account !== null} />
          )}
          {files.length > 0 && <FileList files={files} />}
          {files.length > 0 && <ReadReport />}
        </div>
      )}
      {isEditing && <AccountDialog name={account?.name ?? ''} onClose={editing.close} />}
    </>
  )
}
