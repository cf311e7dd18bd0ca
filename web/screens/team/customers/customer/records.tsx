import type { Customer } from '@costard/contract'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { ProblemNote } from '#ui/problem-note.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import classes from './customer-screen.module.css'
import { RecordDialog, type RecordKind } from './record-dialog.tsx'
import { useKeepCustomer } from './use-keep-customer.ts'

/** Consents, the declaration of a seller and the ID check, each with its day. */
export function Records({ customer }: { readonly customer: Customer }) {
  const t = useTranslations('customers.privacy')
  const kinds = useTranslations('customers.records.kinds')
  const format = useFormatter()
  const { id: teamId, timeZone } = useTeam()
  const keep = useKeepCustomer()
  const mayEdit = useMay('quote.create')
  const [edited, setEdited] = useState<RecordKind>()
  const removal = useMutation({
    mutationFn: () => api.customerRecords.removeIdCheck({ teamId, customerId: customer.id }),
    onSuccess: keep,
  })
  const dayOf = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeZone })
  const { consents, sellerDeclaration, idCheck } = customer
  const marketing = consents.findLast(({ purpose }) => purpose === 'marketing')
  const edit = (kind: RecordKind, isKnown: boolean, label: string) =>
    mayEdit && (
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`${t(isKnown ? 'change' : 'record')}: ${label}`}
        onClick={() => setEdited(kind)}
      >
        {t(isKnown ? 'change' : 'record')}
      </Button>
    )
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
                <Button variant="default" size="compact-sm" onClick={() => removal.mutate()}>
                  {t('remove')}
                </Button>
              )}
            </>
          }
        >
          {idCheck
            ? t('idSeen', {
                kind: kinds(idCheck.kind),
                lastFour: idCheck.lastFour,
                day: dayOf(idCheck.at),
                // A calendar day: parse and format in UTC.
                until: format.dateTime(new Date(`${idCheck.deleteAfter}T00:00:00Z`), {
                  dateStyle: 'medium',
                  timeZone: 'UTC',
                }),
              })
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
      <dd>
        {children}
        <span className={classes.factActions}>{action}</span>
      </dd>
    </>
  )
}
