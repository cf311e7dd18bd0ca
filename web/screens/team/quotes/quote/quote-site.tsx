import type { Quote } from '@costard/contract'
import { isAllowed } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { helpBelow } from '#forms/help-below.ts'
import { SiteProblem } from '../../site/site-problem.tsx'
import { SiteSelect } from '../../site/site-select.tsx'
import { useSites } from '../../site/sites-query.ts'
import { useMay, useTeam } from '../../team-context.ts'
import { ActionProblem } from './actions/action-problem.tsx'
import { useSetSite } from './use-set-site.ts'

/**
 * Site that the customer of a quote goes to, editable until acceptance. Renders nothing if all quotes have
 * the same site.
 */
export function QuoteSite({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('sites')
  const isShown = useShowsSite(quote)
  const { nameOf } = useSites()
  const mayChange = useMay('quote.create')
  const { mutate, isPending, variables, error } = useSetSite(quote)
  const { siteId, state } = quote
  if (!isShown) return null
  if (!mayChange || !isAllowed('setSite', state))
    return (
      <div>
        <b>{t('ofQuote')}</b>
        <div>{siteId === null ? t('noSite') : nameOf(siteId)}</div>
      </div>
    )
  const isOfSite = codeOf(error)?.startsWith('site/') ?? false
  return (
    <>
      <SiteSelect
        label={t('ofQuote')}
        description={t('ofQuoteHelp')}
        inputWrapperOrder={helpBelow}
        size="md"
        siteId={isPending ? variables : siteId}
        onChange={(chosen) => !isPending && mutate(chosen)}
      />
      {isOfSite ? <SiteProblem error={error} /> : <ActionProblem error={error} />}
    </>
  )
}

/** Site, on the page of a sent quote. */
export function SiteCard({ quote }: { readonly quote: Quote }) {
  if (!useShowsSite(quote)) return null
  return (
    <div className="cp-card cp-part cp-gap-8">
      <QuoteSite quote={quote} />
    </div>
  )
}

/** True unless the team has no sites, or only the one of the quote. */
function useShowsSite({ siteId }: Quote): boolean {
  const { hasSites } = useTeam()
  const { sites, open } = useSites()
  if (!hasSites || sites.length === 0) return false
  return !(open.length === 1 && open[0]?.id === siteId) && !(open.length === 0 && siteId === null)
}
