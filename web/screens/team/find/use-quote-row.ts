import type { CustomerId } from '@costard/contract'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { customerQuery } from '../customers/customer/customer-queries.ts'
import { useQuoteFor } from '../customers/customer/use-quote-for.ts'
import { useMay, useTeam } from '../team-context.ts'
import type { FindRow } from './find-row.ts'

/**
 * Returns a function that returns the row "New quote for …" for a found customer; none if the user may not
 * write quotes.
 */
export function useQuoteRow(): (found: { readonly id: CustomerId; readonly name: string }) => FindRow[] {
  const t = useTranslations('find')
  const { id: teamId } = useTeam()
  const mayQuote = useMay('quote.create')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const quoteFor = useQuoteFor()
  const start = async (id: CustomerId) => {
    try {
      quoteFor(await cache.fetchQuery({ ...customerQuery(teamId, id), retry: false }))
      await navigate(paths.identify(teamId))
    } catch {
      // The customer's page shows why the customer cannot be read.
      await navigate(paths.customer(teamId, id))
    }
  }
  return ({ id, name }) =>
    mayQuote
      ? [
          {
            key: 'do:quote-for',
            group: 'do',
            Icon: IconPlus,
            title: t('newQuoteFor', { name }),
            does: { run: () => void start(id) },
          },
        ]
      : []
}
