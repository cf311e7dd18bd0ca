import { useTranslations } from 'use-intl'
import { LeaveUnsaved } from '../kit/leave-unsaved.tsx'

/** Asks before a widget is left while its settings are not saved. */
export function LeaveWidget({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const t = useTranslations('widgets.leave')
  const words = { title: t('title'), text: t('text'), stay: t('stay'), leave: t('leave') }
  return <LeaveUnsaved isUnsaved={isUnsaved} words={words} />
}
