import { useTranslations } from 'use-intl'

/** In the place of a question's effects while none is open. */
export function ComputationScreen() {
  const t = useTranslations('catalogRules.computation')
  return <p className="cp-dim">{t('choose')}</p>
}
