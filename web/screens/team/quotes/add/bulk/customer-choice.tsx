import type { CustomerSummary, QuoteCustomer } from '@costard/contract'
import { Button, Popover, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { knownCustomersQuery } from '../../../customers/customers-query.ts'
import { useTeam } from '../../../team-context.ts'
import classes from './customer-choice.module.css'

const lookUpAfterMs = 200
const mostShown = 6
/** Fewer characters would match nearly everybody. */
const fewestLetters = 2

/** Choice of the customer for the list. */
export function CustomerChoice({
  customer,
  onChange,
}: {
  readonly customer: QuoteCustomer | null
  readonly onChange: (customer: QuoteCustomer | null) => void
}) {
  const t = useTranslations('bulk.customer')
  const { id: teamId } = useTeam()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [search] = useDebouncedValue(text.trim(), lookUpAfterMs)
  const isLong = search.length >= fewestLetters
  const { data } = useQuery({ ...knownCustomersQuery(teamId, search), enabled: isOpen && isLong })
  const known = isLong ? data?.customers.slice(0, mostShown) : undefined
  const choose = (next: QuoteCustomer | null) => {
    onChange(next)
    setOpen(false)
    setText('')
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.button}
          leftSection={<Icon of={IconUser} size={18} />}
          onClick={() => setOpen(!isOpen)}
        >
          {customer && <span className="cp-hidden">{t('label')}: </span>}
          <span className={classes.name}>{customer?.name ?? t('none')}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <TextInput
          label={t('search')}
          description={t('hint')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        <div className={classes.found} aria-live="polite">
          {known?.map((one) => (
            <Button
              key={one.id}
              variant="subtle"
              color="gray"
              justify="start"
              onClick={() => choose(asCustomer(one))}
            >
              {one.name}
            </Button>
          ))}
          {known?.length === 0 && <p className="cp-dim">{t('nobody')}</p>}
          {customer && (
            <Button variant="default" size="xs" onClick={() => choose(null)}>
              {t('remove', { name: customer.name })}
            </Button>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

function asCustomer({ id, kind, name, email, phone }: CustomerSummary): QuoteCustomer {
  return { is: id, kind, name, ...(email !== null && { email }), ...(phone !== null && { phone }) }
}
