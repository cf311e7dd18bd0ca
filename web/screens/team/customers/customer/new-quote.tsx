import type { Customer } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../team-context.ts'
import { useQuoteFor } from './use-quote-for.ts'

/** Button that starts a quote for this customer. */
export function NewQuote({ customer }: { readonly customer: Customer }) {
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const quoteFor = useQuoteFor()
  return (
    <Button
      component={Link}
      to={paths.identify(teamId)}
      leftSection={<Icon of={IconPlus} size={18} />}
      onClick={() => quoteFor(customer)}
    >
      {common('newQuote')}
    </Button>
  )
}
