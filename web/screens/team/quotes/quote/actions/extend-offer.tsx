import type { Quote } from '@costard/contract'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ActionButton } from '#ui/action-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ActionProblem } from './action-problem.tsx'
import { useExtendOffer } from './use-extend-offer.ts'

/** Gives the customer as many days more as the offer had. */
export function ExtendOffer({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('quoteActions.extend')
  const extend = useExtendOffer(quote)
  if (!extend.isPossible) return null
  return (
    <>
      <ActionButton
        variant="default"
        icon={<Icon of={IconCalendarPlus} size={18} />}
        isRunning={extend.isRunning}
        label={t('label')}
        running={t('running')}
        onClick={() => extend.run()}
      />
      <ActionProblem error={extend.error} />
    </>
  )
}
