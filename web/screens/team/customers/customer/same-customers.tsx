import { phoneWords, type Customer, type SameCustomer } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../team-context.ts'
import classes from './customer-screen.module.css'
import { MergeDialog } from './merge-dialog.tsx'

/** Customers with the same email or phone number, who can be merged into this one. */
export function SameCustomers({ customer }: { readonly customer: Customer }) {
  const t = useTranslations('customers.same')
  const { id: teamId } = useTeam()
  const [merged, setMerged] = useState<SameCustomer>()
  if (customer.same.length === 0) return undefined
  return (
    <Note kind="news" icon={<Icon of={IconUsers} size={18} />}>
      <div className={classes.same}>
        <b>{t('title', { count: customer.same.length })}</b>
        {customer.same.map((other) => (
          <div key={other.id}>
            <Link to={paths.customer(teamId, other.id)}>{other.name}</Link>
            <span>{[other.email, phoneWords(other.phone ?? '')].filter(Boolean).join(' · ')}</span>
            <Button size="compact-sm" variant="default" onClick={() => setMerged(other)}>
              {t('merge', { name: other.name })}
            </Button>
          </div>
        ))}
      </div>
      <MergeDialog customer={customer} other={merged} onClose={() => setMerged(undefined)} />
    </Note>
  )
}
