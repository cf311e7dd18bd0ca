import type { Quote } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconWritingSign } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyView } from '#code/lazy-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../screens/team/team-context.ts'

const Dialog = lazyView(
  () => import('./accept-at-counter.tsx'),
  (file) => file.AcceptAtCounter,
)

/**
 * Button for accepting at the counter. If that needs a network, the reason is shown in its place
 * (`whyNotHere`).
 */
export function AcceptHere({
  quote,
  review,
}: {
  readonly quote: Quote
  readonly review: { readonly accept: (onReady: (quote: Quote) => void) => Promise<void> }
}) {
  const t = useTranslations('offline.accept')
  const { offlineWork } = useTeam()
  const [ready, setReady] = useState<Quote>()
  if (whyNotHere(quote, offlineWork) !== undefined) return null
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<Icon of={IconWritingSign} size={18} />}
        onClick={() => void review.accept(setReady)}
      >
        {t('open')}
      </Button>
      {ready && (
        <Suspense>
          <Dialog quote={ready} onClose={() => setReady(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Returns the reason why a quote on this device cannot be accepted offline; undefined if it can. */
export function whyNotHere(
  { lines, totals }: Pick<Quote, 'lines' | 'totals'>,
  offlineWork: string,
): 'whySetting' | 'whyChoice' | undefined {
  if (offlineWork !== 'acceptance') return 'whySetting'
  const hasChoice =
    totals.kind !== 'exact' ||
    lines.some(
      ({ isOptional, choiceGroup, services }) =>
        isOptional === true ||
        (choiceGroup ?? null) !== null ||
        services.some((service) => service.isOptional === true),
    )
  return hasChoice ? 'whyChoice' : undefined
}
