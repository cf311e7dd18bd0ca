import { Anchor } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { loadCode } from '#code/load-code.ts'
import { paths } from '#paths'
import { useTeam } from '../team-context.ts'
import { catalogsQuery } from '../team-queries.ts'

/** Starts a trial, while the team has the samples that price it. */
export function TryIt({ className }: { readonly className: string | undefined }) {
  const t = useTranslations('quotes.empty')
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { data: catalogs = [] } = useQuery(catalogsQuery(teamId))
  const start = useAction(
    // Loaded on use: few people do it, and only once.
    async () => (await loadCode(() => import('./start-trial.ts'))).startTrial(cache, teamId),
    {
      onDone: ({ quoteId, catalogId, variantId }) =>
        navigate(paths.setup(teamId, catalogId, [variantId]), { state: { quoteId } }),
    },
  )
  if (!catalogs.some(({ kind, samplePrices, hasPrices }) => kind === 'buy' && samplePrices && hasPrices))
    return null
  return (
    <p className={className} role="status">
      {start.error && `${t('tryFailed')} `}
      {t.rich('tryIt', {
        start: (words) => (
          <Anchor component="button" type="button" disabled={start.isRunning} onClick={() => start.run()}>
            {words}
          </Anchor>
        ),
      })}
    </p>
  )
}
