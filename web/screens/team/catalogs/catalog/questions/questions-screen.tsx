import { Navigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { useDraft } from '../../draft/draft-context.ts'

/** Shown while no question is open: the first one, or on a phone only the list. */
export function QuestionsScreen() {
  const t = useTranslations('catalogRules.question')
  const isPhone = useScreenSize() === 'phone'
  const { teamId, catalogId, state } = useDraft()
  const [first] = state.document.pricing.questions
  if (first && !isPhone) return <Navigate replace to={paths.catalogQuestion(teamId, catalogId, first.key)} />
  return <p className="cp-dim">{t('choose')}</p>
}
