import type { Customer } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { AskFirst } from '../../kit/ask-first.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { useDays } from '../../kit/use-days.ts'
import classes from './customer-screen.module.css'
import { RecordDialog, type RecordKind } from './record-dialog.tsx'
import { useKeepCustomer } from './use-keep-customer.ts'

/** Consents, the seller's declaration and the ID check, each with its date. */
export function Records({ customer }: { readonly customer: Customer }) {
  const t = useTranslations('customers.privacy')
  const common = useTranslations('common')
  const kinds = useTranslations('customers.records.kinds')
  const { id: teamId, timeZone } = useTeam()
  const days = useDays(timeZone)
  const keep = useKeepCustomer()
  const mayEdit = useMay('quote.create')
  const [edited, setEdited] = useState<RecordKind>()
  const removal = useAction(() => api.customerRecords.removeIdCheck({ teamId, customerId: customer.id }), {
    onDone: keep,
  })
  const dayOf = (at: string) => days.ofDay(dayIn(timeZone, new Date(at)))
  const { consents, sellerDeclaration, idCheck } = customer
  const marketing = consents.findLast(({ purpose }) => purpose === 'marketing')
  const edit = (kind: RecordKind, isKnown: boolean, label: string) => {
    if (!mayEdit) return undefined
    const open = () => setEdited(kind)
    return isKnown ? (
      <ActionIcon
        variant="default"
        size="1.625rem"
        aria-label={`${common('change')}: ${label}`}
        onClick={open}
      >
        <Icon of={IconPencil} size={16} />
      </ActionIcon>
    ) : (
      <Button variant="default" size="compact-sm" aria-label={`${t('record')}: ${label}`} onClick={open}>
        {t('record')}
      </Button>
    )
  }
  return (
    <>
      <dl className={classes.facts}>
        <Fact label={t('marketing')} action={edit('consent', marketing !== undefined, t('marketing'))}>
          {marketing
            ? t(marketing.isGiven ? 'marketingYes' : 'marketingNo', { day: dayOf(marketing.at) })
            : t('no')}
        </Fact>
        <Fact
          label={t('declaration')}
          action={edit('declaration', sellerDeclaration !== null, t('declaration'))}
        >
          {sellerDeclaration ? t('declared', { day: dayOf(sellerDeclaration.at) }) : t('no')}
        </Fact>
        <Fact
          label={t('idCheck')}
          action={
            <>
              {edit('idCheck', idCheck !== null, t('idCheck'))}
              {idCheck && mayEdit && (
                <AskFirst
                  what="idCheck"
                  name={customer.name}
                  label={common('remove')}
                  onYes={() => removal.run()}
                >
                  {(ask) => (
                    <ActionIcon
                      variant="default"
                      size="1.625rem"
                      aria-label={`${common('remove')}: ${t('idCheck')}`}
                      onClick={ask}
                    >
                      <Icon of={IconTrash} size={16} />
                    </ActionIcon>
                  )}
                </AskFirst>
              )}
            </>
          }
        >
          {idCheck
            ? [
                t('idSeen', {
                  kind: kinds(idCheck.kind),
                  lastFour: idCheck.lastFour,
                  day: dayOf(idCheck.at),
                  until: days.ofDay(idCheck.deleteAfter),
                }),
                ...(idCheck.knows ? [t('idWhole')] : []),
              ].join(' ')
            : t('no')}
        </Fact>
      </dl>
      <ProblemNote error={removal.error} />
      <RecordDialog customer={customer} kind={edited} onClose={() => setEdited(undefined)} />
    </>
  )
}

function Fact({
  label,
  action,
  children,
}: {
  readonly label: string
  readonly action: ReactNode
  readonly children: string
}) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="cp-flex cp-between cp-baseline cp-gap-8">
        <span>{children}</span>
        <span className={classes.factActions}>{action}</span>
      </dd>
    </>
  )
}
