import { useTranslations } from 'use-intl'
import { LeaveUnsaved } from '../../kit/leave-unsaved.tsx'

/** Asks before the page is left while changes are not saved. */
export function LeaveShop({ changes }: { readonly changes: number }) {
  const t = useTranslations('settings.shop.leave')
  const words = { title: t('title'), text: t('text', { count: changes }), stay: t('stay'), leave: t('leave') }
  return <LeaveUnsaved isUnsaved={changes > 0} words={words} />
}
