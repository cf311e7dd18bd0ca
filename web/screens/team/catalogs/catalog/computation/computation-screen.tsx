import { Navigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { useDraft } from '../../draft/draft-context.ts'

/** Shown while no question is open: the effects of the first, or on a phone only the list. */
export function ComputationScreen() {
  const t = useTranslations('catalogRules.computation')
  const isPhone = useScreenSize() === 'phone'
  const { teamId, catalogId, state } = useDraft()
  const [first] = state.document.pricing.questions
  if (first && !isPhone)
    return <Navigate replace to={paths.computationQuestion(teamId, catalogId, first.key)} />
  return <p className="cp-dim">{t('choose')}</p>
}
