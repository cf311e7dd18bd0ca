import type { CatalogId, QuoteId } from '@costard/contract'
import { isAllowed } from '@costard/quotes'
import { randomId } from '@mantine/hooks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { useTeam } from '../../../team-context.ts'
import { quoteQuery } from '../../quote-query.ts'
import { catalogQuery } from '../catalog-query.ts'
import { canSetUp, draftOf } from '../counter-draft.ts'
import { setupEntry, withAddress } from '../setup-address.ts'
import { useCounterDraft } from '../stored-draft.ts'
import { PickVariant } from './device/pick-variant.tsx'
import { PlainFrame } from './plain-frame.tsx'

/** Setup opened by its address: adds a line for each variant that the draft lacks. */
export function FromAddress({
  catalogId,
  variantIds,
}: {
  readonly catalogId: CatalogId
  readonly variantIds: readonly string[]
}) {
  const t = useTranslations('counter.catalogs')
  const { id: teamId } = useTeam()
  const { data: document } = useSuspenseQuery(catalogQuery(teamId, catalogId))
  const [draft, changeDraft] = useCounterDraft()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isWhole =
    withAddress(draft, document, variantIds, () => randomId('line-')).named.length === variantIds.length
  const enter = useEffectEvent(() => {
    if (!isWhole || variantIds.length === 0) return
    let first: string | undefined
    changeDraft((now) => {
      const opened = withAddress(now, document, variantIds, () => randomId('line-'))
      first = opened.named[0]
      return opened.draft
    })
    if (first === undefined) return
    void navigate(pathname, { replace: true, state: setupEntry(draft, first) })
  })
  useEffect(() => enter(), [])
  if (variantIds.length === 0)
    return (
      <PlainFrame>
        <PickVariant document={document} />
      </PlainFrame>
    )
  if (isWhole) return <PageLoader />
  return (
    <PlainFrame>
      <Message title={t('none')}>{t('noneHelp')}</Message>
    </PlainFrame>
  )
}

/**
 * Setup reached by the browser's Back after saving a quote: opens the quote again, unless another one was
 * started since.
 */
export function BackFromReview({ quoteId }: { readonly quoteId: QuoteId }) {
  const { id: teamId } = useTeam()
  const { data: quote } = useSuspenseQuery(quoteQuery(teamId, quoteId))
  const [draft, changeDraft] = useCounterDraft()
  const isOpen = isAllowed('edit', quote.state) && canSetUp(quote) && draft.lines.length === 0
  const open = useEffectEvent(() => {
    if (isOpen) changeDraft(draftOf(quote))
  })
  useEffect(() => open(), [])
  return isOpen ? <PageLoader /> : <Navigate to={paths.review(teamId, quoteId)} replace />
}
