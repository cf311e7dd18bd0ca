import { useTranslations } from 'use-intl'
import { LeaveUnsaved } from '../../kit/leave-unsaved.tsx'
import type { UnsavedWordings } from './unsaved-wordings.ts'

/** Asks before leaving the screen with unsaved texts; switching between messages keeps them. */
export function LeaveMessages({ unsaved }: { readonly unsaved: UnsavedWordings }) {
  const t = useTranslations('settings.message')
  const count = unsaved.size
  const names = new Set([...unsaved.values()].map(({ name }) => t(`name.${name}`)))
  const text = t('leave', { count, names: [...names].join(', ') })
  return <LeaveUnsaved isUnsaved={count > 0} text={text} />
}
