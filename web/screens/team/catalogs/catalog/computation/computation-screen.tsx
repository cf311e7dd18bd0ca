import { Navigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { useDraft } from '../../draft/draft-context.ts'

/** In the place of a question’s effects while none is open: those of the first, and on a phone the list alone. */
export function ComputationScreen() {
  const t = useTranslations('catalogRules.computation')
  const isPhone = useScreenSize() === 'phone'
  const { teamId, catalogId, state } = useDraft()
  const [first] = state.document.pricing.questions
  if (first && !isPhone)
    return <Navigate replace to={paths.computationQuestion(teamId, catalogId, first.key)} />
  return <p className="cp-dim">{t('choose')}</p>
}
