import { useTranslations } from 'use-intl'

/** In the place of a question while none is open. */
export function QuestionsScreen() {
  const t = useTranslations('catalogRules.question')
  return <p className="cp-dim">{t('choose')}</p>
}
