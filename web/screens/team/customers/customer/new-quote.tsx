import type { Customer } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { startedFor } from '../../quotes/add/counter-draft.ts'
import { useCounterDraft } from '../../quotes/add/stored-draft.ts'
import { useTeam } from '../../team-context.ts'

/** Starts a quote for this customer, with the devices that are on the counter already. */
export function NewQuote({ customer }: { readonly customer: Customer }) {
  const t = useTranslations('customers')
  const { id: teamId } = useTeam()
  const [, change] = useCounterDraft()
  const { id, kind, name, email, phone, vatId } = customer
  const entered = {
    is: id,
    kind,
    name,
    ...(email && { email }),
    ...(phone && { phone }),
    ...(vatId && { vatId }),
  }
  return (
    <Button
      component={Link}
      to={paths.identify(teamId)}
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => change((draft) => startedFor(draft, entered))}
    >
      {t('newQuote')}
    </Button>
  )
}
