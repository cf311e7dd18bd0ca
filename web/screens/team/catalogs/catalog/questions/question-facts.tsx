import { questionRoles, roleOf } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { OneOf } from '#ui/fields/one-of.tsx'
import classes from './question-editor.module.css'
import type { OpenQuestion } from './use-question.ts'

const phases = ['both', 'quote', 'inspection'] as const
const audiences = ['both', 'agent', 'customer'] as const

/** Conditions, audience and role of a question. */
export function QuestionFacts({
  question: { value, changePricing, changeWording },
}: {
  readonly question: OpenQuestion
}) {
  const t = useTranslations('catalogRules.question')
  const { pricing, wording } = value
  return (
    <div className={classes.facts}>
      <OneOf
        label={t('asked')}
        value={pricing.phase}
        values={phases}
        wordOf={(phase) => t(`phase.${phase}`)}
        onPick={(phase) => changePricing({ ...pricing, phase })}
      />
      <OneOf
        label={t('visibleTo')}
        value={pricing.visibleTo}
        values={audiences}
        wordOf={(audience) => t(`audience.${audience}`)}
        onPick={(visibleTo) => changePricing({ ...pricing, visibleTo })}
      />
      <OneOf
        label={t('role')}
        description={t('roleHelp')}
        value={roleOf(wording)}
        values={questionRoles}
        wordOf={(role) => t(`roles.${role}`)}
        onPick={(role) => changeWording({ ...wording, role })}
      />
    </div>
  )
}
