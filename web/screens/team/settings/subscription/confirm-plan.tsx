import { meters, type PlanId, type SubscriptionState } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Explains the consequences of a smaller plan before it is chosen. */
export function ConfirmPlan({
  subscription: { plans, plan: current, provider, meters: used },
  plan,
  error,
  isRunning,
  onClose,
  onConfirm,
}: {
  readonly subscription: SubscriptionState
  readonly plan: PlanId
  readonly error: unknown
  readonly isRunning: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}) {
  const t = useTranslations('settings.subscription.confirm')
  const common = useTranslations('common')
  const chosen = plans.find(({ id }) => id === plan)
  if (!chosen) return null
  const { name, limits } = chosen
  const currentName = plans.find(({ id }) => id === current)?.name ?? ''
  const isCancelling = plan === 'free'
  const over = meters.flatMap((meter) => {
    const limit = limits?.[meter] ?? Infinity
    return (used.find((each) => each.meter === meter)?.used ?? 0) > limit ? [{ meter, limit }] : []
  })
  const isAtOnce = provider === 'stripe' && !isCancelling
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(isCancelling ? 'cancelTitle' : 'title', { name, current: currentName })}
    >
      <p>{t(isAtOnce ? 'atOnce' : 'atEnd', { name })}</p>
      {over.map(({ meter, limit }) => (
        <Note key={meter} kind="money">
          {t(`over.${meter}`, { limit })}
        </Note>
      ))}
      <p className="cp-dim">{t('kept')}</p>
      <ProblemNote error={error} />
      <DialogFoot
        keep={t('keep', { current: currentName })}
        onClose={onClose}
        label={t(isCancelling ? 'cancel' : 'move', { name })}
        running={common('changing')}
        isRunning={isRunning}
        onClick={onConfirm}
      />
    </Dialog>
  )
}
