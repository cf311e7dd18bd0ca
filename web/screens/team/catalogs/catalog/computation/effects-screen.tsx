import type { Question } from '@costard/pricing'
import { type Icon as Drawing, IconChevronDown, IconChevronUp, IconPencil } from '@tabler/icons-react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { IconLink } from '#ui/icon-button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { useNames } from '../../parts/use-names.ts'
import { Findings, useFindings } from '../../rules/findings.tsx'
import { QuestionMissing } from '../../rules/question-missing.tsx'
import classes from './effects.module.css'
import { QuestionEffectFields } from './question-effects.tsx'

/** Effects of each answer of a question on the price, for all models and for exceptions. */
export function EffectsScreen() {
  const { key = '' } = useParams()
  const { document } = useDraft().state
  const at = document.pricing.questions.findIndex((question) => question.key === key)
  const question = document.pricing.questions[at]
  const findings = useFindings(document, (path) => path.startsWith(`computation.${key}.`))
  if (!question) return <QuestionMissing list="computation" />
  return (
    <article className={classes.screen}>
      <Head key={key} at={at} />
      <QuestionEffectFields key={`effects ${key}`} question={question} />
      <Findings findings={findings} />
    </article>
  )
}

function Head({ at }: { readonly at: number }) {
  const t = useTranslations('catalogRules.effect')
  const { teamId, catalogId, state } = useDraft()
  const { questions } = state.document.pricing
  const { key = '' } = questions[at] ?? {}
  const names = useNames()
  const toNeighbour = (question: Question | undefined, label: string, icon: Drawing) =>
    question && (
      <IconLink to={paths.computationQuestion(teamId, catalogId, question.key)} icon={icon} label={label} />
    )
  return (
    <header className={classes.head}>
      <div>
        <h2>
          {at + 1} {names.question(key)}
        </h2>
        <p className="cp-dim">{t('intro')}</p>
      </div>
      {toNeighbour(questions[at - 1], t('previous'), IconChevronUp)}
      {toNeighbour(questions[at + 1], t('next'), IconChevronDown)}
      <LinkButton to={paths.catalogQuestion(teamId, catalogId, key)} variant="default" icon={IconPencil}>
        {t('wording')}
      </LinkButton>
    </header>
  )
}
