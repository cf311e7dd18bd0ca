import { phoneWords, type Customer, type SameCustomer } from '@costard/contract'
import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTeam } from '../../team-context.ts'
import { customerQuery } from './customer-queries.ts'
import classes from './merge-dialog.module.css'

type Either = Pick<Customer, 'id' | 'rev' | 'name' | 'email' | 'phone' | 'quotes'>

/** Asks which of two customers remains, since merging cannot be undone. */
export function MergeDialog({
  customer,
  other,
  onClose,
}: {
  readonly customer: Customer
  readonly other: SameCustomer | undefined
  readonly onClose: () => void
}) {
  const t = useTranslations('customers.merge')
  return (
    <Dialog opened={other !== undefined} onClose={onClose} title={t('title')}>
      {other && <Choice customer={customer} other={other} onClose={onClose} />}
    </Dialog>
  )
}

function Choice({
  customer,
  other,
  onClose,
}: {
  readonly customer: Customer
  readonly other: SameCustomer
  readonly onClose: () => void
}) {
  const t = useTranslations('customers.merge')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [keepsOther, setKeepsOther] = useState(false)
  const [kept, gone]: readonly [Either, Either] = keepsOther ? [other, customer] : [customer, other]
  const merge = useAction(
    () =>
      api.customers.merge({
        teamId,
        customerId: kept.id,
        rev: kept.rev,
        other: { id: gone.id, rev: gone.rev },
      }),
    {
      onDone: async (next) => {
        cache.setQueryData(customerQuery(teamId, next.id).queryKey, next)
        for (const list of [query.customers.list, query.quotes.list, query.customers.listDevices])
          void cache.invalidateQueries({ queryKey: list.key() })
        onClose()
        await navigate(paths.customer(teamId, next.id), { replace: true })
      },
      onFailed: (error) => {
        if (codeOf(error) === 'customer/changed')
          void cache.invalidateQueries({ queryKey: query.customers.get.key() })
      },
    },
  )
  const code = codeOf(merge.error)
  return (
    <div className={classes.dialog}>
      <fieldset className={classes.both}>
        <legend>{t('which')}</legend>
        {[customer, other].map((one) => (
          <label key={one.id} data-chosen={one.id === kept.id || undefined}>
            <input
              type="radio"
              name="kept"
              checked={one.id === kept.id}
              onChange={() => setKeepsOther(one.id === other.id)}
            />
            <b>{one.name}</b>
            <span>{[one.email, phoneWords(one.phone ?? '')].filter(Boolean).join(' · ')}</span>
            <span className="cp-dim">{t('quotes', { count: one.quotes })}</span>
          </label>
        ))}
      </fieldset>
      <p>{t('text', { kept: kept.name, gone: gone.name })}</p>
      {code === 'customer/changed' || code === 'customer/too-long' ? (
        <Note kind="problem">{t(code === 'customer/changed' ? 'changed' : 'tooLong')}</Note>
      ) : (
        <ProblemNote error={merge.error} />
      )}
      <Group className="cp-dialog-foot" justify="flex-end" gap="xs">
        <Button variant="default" data-autofocus onClick={onClose}>
          {common('cancel')}
        </Button>
        <ActionButton action={merge} label={t('apply')} running={t('merging')} />
      </Group>
    </div>
  )
}
