import type { CatalogParts } from '@costard/catalogs'
import { catalogLimits } from '@costard/contract'
import type { Question } from '@costard/pricing'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { fieldError } from '#forms/field-error.tsx'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { useDraft } from '../../draft/draft-context.ts'
import { newKey } from '../../rules/fields/new-key.ts'
import { useTextProblem } from '../../rules/fields/use-text-problem.ts'
import { insertedQuestion } from '../../rules/order/inserted-question.ts'
import classes from './question-editor.module.css'

const types = ['single', 'multi', 'boolean', 'number', 'text', 'photo', 'date'] as const

/** Adds a question after those for every device, with its choices one per line. */
export function AddQuestionScreen() {
  const t = useTranslations('catalogRules.addQuestion')
  const question = useTranslations('catalogRules.question')
  const field = useTranslations('catalogRules.field')
  const { language } = useRegion()
  const { teamId, catalogId, editor, state } = useDraft()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [type, setType] = useState<Question['type']>('single')
  const [lines, setLines] = useState('')
  const [showsErrors, setShowsErrors] = useState(false)
  const keys = state.document.pricing.questions.map(({ key }) => key)
  const labels = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const hasChoices = type === 'single' || type === 'multi'
  const { maxName, maxChoices, maxQuestions } = catalogLimits
  const problemOf = useTextProblem()
  const twice = labels.find((label, index) => labels.indexOf(label) !== index)
  const textError = text.trim() === '' ? field('missing') : problemOf(text, maxName)
  const choicesError = !hasChoices
    ? undefined
    : labels.length < 2
      ? t('twoChoices')
      : labels.length > maxChoices
        ? t('tooMany', { max: maxChoices })
        : twice !== undefined
          ? t('twice', { label: twice })
          : labels.map((label) => problemOf(label, maxName)).find((error) => error !== undefined)
  const isFull = keys.length >= maxQuestions
  const submit = () => {
    if (textError !== undefined || choicesError !== undefined || isFull) return setShowsErrors(true)
    const key = newKey(text, keys, 'question')
    const choiceKeys: string[] = []
    for (const label of hasChoices ? labels : []) choiceKeys.push(newKey(label, choiceKeys, 'choice'))
    const value: Omit<CatalogParts['question'], 'position'> = {
      pricing: {
        type,
        required: type !== 'text' && type !== 'photo',
        phase: 'both',
        visibleTo: 'both',
        choices: choiceKeys.map((choice) => ({ key: choice })),
        ...(type === 'number' && { number: { min: 0, max: 100 } }),
      },
      wording: {
        text: { [language]: text.trim() },
        choices: Object.fromEntries(
          choiceKeys.map((choice, index) => [choice, { label: { [language]: labels[index] ?? choice } }]),
        ),
      },
    }
    editor.change(
      t('added', { name: text.trim() }),
      insertedQuestion(state.document, state.parts, key, value),
    )
    return void navigate(paths.catalogQuestion(teamId, catalogId, key))
  }
  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2>{t('title')}</h2>
      <TextInput
        label={question('text')}
        data-autofocus
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={showsErrors && textError !== undefined && fieldError(textError)}
      />
      <NativeSelect
        label={t('type')}
        value={type}
        onChange={(event) => setType(types.find((one) => one === event.currentTarget.value) ?? type)}
        data={types.map((one) => ({ value: one, label: question(`type.${one}`) }))}
      />
      {hasChoices && (
        <Textarea
          label={t('choices')}
          description={t('choicesHelp')}
          autosize
          minRows={3}
          maxRows={12}
          value={lines}
          onChange={(event) => setLines(event.currentTarget.value)}
          error={showsErrors && choicesError !== undefined && fieldError(choicesError)}
        />
      )}
      {isFull && <p role="alert">{t('full', { max: maxQuestions })}</p>}
      <Button type="submit" className={classes.add ?? ''}>
        {t('submit')}
      </Button>
    </form>
  )
}
