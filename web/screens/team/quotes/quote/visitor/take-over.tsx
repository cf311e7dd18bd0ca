import { useTranslations } from 'use-intl'
import { ActionButton } from '#ui/action-button.tsx'

/** Button that copies one detail of the visitor to the customer. */
export function TakeOver({
  label,
  isRunning,
  onTakeOver,
}: {
  readonly label: string
  readonly isRunning: boolean
  readonly onTakeOver: () => void
}) {
  const common = useTranslations('common')
  return (
    <ActionButton
      variant="default"
      size="sm"
      isRunning={isRunning}
      label={label}
      running={common('saving')}
      onClick={onTakeOver}
    />
  )
}
