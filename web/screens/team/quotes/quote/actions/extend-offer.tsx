import type { Quote } from '@costard/contract'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ActionButton } from '#ui/action-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ActionProblem } from './action-problem.tsx'
import { useExtendOffer } from './use-extend-offer.ts'

/** Button that extends the offer by its original number of days. */
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
