import type { CatalogParts } from '@costard/catalogs'
import { textIn } from '@costard/contract'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { ConditionEditor } from '../../rules/conditions/condition-editor.tsx'
import { LanguageChoice } from '../../rules/fields/languages.tsx'
import { withField } from '../../rules/fields/with-field.ts'
import { WordsField } from '../../rules/fields/words-field.tsx'
import { Findings, useFindings } from '../../rules/findings.tsx'
import { QuestionEffectFields } from '../computation/question-effects.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import { NumberBounds } from './number-bounds.tsx'
import classes from './question-editor.module.css'
import { QuestionFacts } from './question-facts.tsx'
import { QuestionHead } from './question-head.tsx'
import { QuestionHeading } from './question-heading.tsx'
import { QuestionPreview } from './question-preview.tsx'
import { useQuestion } from './use-question.ts'

export function QuestionEditor({
  questionKey,
  value,
}: {
  readonly questionKey: string
  readonly value: CatalogParts['question']
}) {
  const t = useTranslations('catalogRules.question')
  const mayPrice = useMay('price.edit')
  const { state } = useDraft()
  const { document } = state
  const [language, setLanguage] = useState(useRegion().language)
  const { pricing, wording } = value
  const { questions } = document.pricing
  const at = questions.findIndex(({ key }) => key === questionKey)
  const path = `questions.${at}`
  const findings = useFindings(
    document,
    (one) => one.startsWith(`${path}.`) || one.startsWith(`computation.${questionKey}.`),
  )
  const ofCondition = findings.filter((finding) => finding.path.startsWith(`${path}.conditions`))
  const question = useQuestion(questionKey, value)
  const words = { words: wording, language, onWords: (next: typeof wording) => question.changeWording(next) }
  const texts = [wording.text, ...pricing.choices.map((choice) => wording.choices[choice.key]?.label)]
  return (
    <article className={classes.editor}>
      <QuestionHead question={question} />
      <LanguageChoice value={language} onChange={setLanguage} texts={texts} />
      <WordsField {...words} name="text" label={t('text')} description={t('textHelp')} isRequired />
      <WordsField
        {...words}
        name="customerText"
        label={t('customerText')}
        description={t('customerTextHelp')}
        placeholder={textIn(language, wording.text)}
      />
      <WordsField {...words} name="help" label={t('help')} isLong />
      <QuestionFacts question={question} />
      <QuestionHeading question={question} language={language} />
      <Checkbox
        label={t('required')}
        checked={pricing.required}
        onChange={(event) => question.changePricing({ ...pricing, required: event.currentTarget.checked })}
      />
      <section>
        <h3>{t('askOnlyWhen')}</h3>
        <ConditionEditor
          document={document}
          questions={questions.slice(0, at)}
          condition={pricing.conditions}
          onChange={(conditions) => question.changePricing(withField(pricing, 'conditions', conditions))}
        />
        <Findings findings={ofCondition} />
      </section>
      {pricing.type === 'number' && pricing.number && <NumberBounds question={question} />}
      {(pricing.type === 'single' || pricing.type === 'multi') && (
        <ChoiceRows question={question} language={language} />
      )}
      <Findings findings={findings.filter((finding) => !ofCondition.includes(finding))} />
      {mayPrice && questions[at] && (
        <section className={classes.onPrice} aria-label={t('effects')}>
          <h3>{t('effects')}</h3>
          <QuestionEffectFields question={questions[at]} />
        </section>
      )}
      <QuestionPreview number={at + 1} value={value} language={language} />
    </article>
  )
}
