import type { NewerPrices, Quote } from '@costard/contract'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTeam } from '../../../../team-context.ts'
import { ActionProblem } from '../../actions/action-problem.tsx'
import { useQuoteAction } from '../../actions/use-quote-action.ts'
import { PriceDifferences } from './price-differences.tsx'

/** Shows the draft's prices with the published catalogs, before anything changes. */
export function NewerPricesDialog({
  quote,
  onClose,
}: {
  readonly quote: Quote
  readonly onClose: () => void
}) {
  const t = useTranslations('counter.review.newerPrices')
  const { id: teamId } = useTeam()
  const input = { teamId, quoteId: quote.id }
  const { data, error, refetch } = useQuery(
    // Read again after every change of the quote.
    query.newerPrices.get.queryOptions({
      input,
      queryKey: [...query.newerPrices.get.key({ input }), quote.rev],
      staleTime: 0,
      gcTime: 0,
    }),
  )
  const apply = useQuoteAction(
    quote,
    (_, { rev, versions }: NewerPrices) => api.newerPrices.apply({ ...input, rev, versions }),
    onClose,
  )
  const use = () => {
    if (data)
      apply.run(data, {
        onError: (problem) => {
          if (codeOf(problem) === 'quote/prices-changed') void refetch()
        },
      })
  }
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('title')}>
      <p>{t('text')}</p>
      {data ? (
        <PriceDifferences prices={data} currency={quote.currency} />
      ) : error ? (
        <ProblemNote error={error} />
      ) : (
        <Skeleton height={120} />
      )}
      <ActionProblem error={apply.error} />
      <DialogFoot
        keep={t('keep')}
        onClose={onClose}
        isRunning={apply.isRunning}
        disabled={!data}
        label={t('use')}
        running={t('running')}
        onClick={use}
      />
    </Dialog>
  )
}
