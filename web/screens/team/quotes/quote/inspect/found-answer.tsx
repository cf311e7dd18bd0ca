import { type CatalogDocument, textIn } from '@costard/contract'
import { type Answer, type Question, unitAfter } from '@costard/pricing'
import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useLeft } from '#forms/use-left.ts'
import { useRegion } from '#messages/region-context.ts'

/** Answer of the inspection, editable in place. */
export function FoundAnswer({
  document,
  question,
  answer,
  label,
  onAnswer,
}: {
  readonly document: CatalogDocument
  readonly question: Question
  readonly answer: Answer
  readonly label: string
  readonly onAnswer: (answer: Answer) => void
}) {
  const t = useTranslations('inspect')
  const common = useTranslations('common')
  const { language } = useRegion()
  const choices = useChoices(document, question)
  const text = typeof answer === 'string' ? answer : ''
  const { isLeft, ofField } = useLeft()
  switch (question.type) {
    case 'single':
    case 'boolean': {
      const asked = [{ value: '', label: common('choose') }, ...choices]
      const value = typeof answer === 'boolean' ? String(answer) : text
      const answerOf = (key: string): Answer =>
        key === '' ? null : question.type === 'boolean' ? key === 'true' : key
      return (
        <NativeSelect
          aria-label={label}
          data={asked}
          value={value}
          onChange={(event) => onAnswer(answerOf(event.currentTarget.value))}
        />
      )
    }
    case 'multi': {
      const chosen: readonly string[] = typeof answer === 'object' && answer !== null ? answer : []
      const isExclusive = (key: string) =>
        question.choices.some((choice) => choice.key === key && choice.exclusive === true)
      const toggled = (key: string) => {
        if (chosen.includes(key)) return chosen.filter((one) => one !== key)
        return isExclusive(key) ? [key] : [...chosen.filter((one) => !isExclusive(one)), key]
      }
      return (
        <div role="group" aria-label={label} className="cp-column cp-gap-8">
          {choices.map(({ value, label: choice }) => (
            <Checkbox
              key={value}
              label={choice}
              checked={chosen.includes(value)}
              onChange={() => onAnswer(toggled(value))}
            />
          ))}
        </div>
      )
    }
    case 'number': {
      const { min, max, unit } = question.number ?? { min: 0, max: Number.MAX_SAFE_INTEGER }
      const isWithin = (value: number) => Number.isInteger(value) && value >= min && value <= max
      return (
        <NumberInput
          {...ofField}
          aria-label={label}
          value={typeof answer === 'number' ? answer : ''}
          min={min}
          max={max}
          clampBehavior="none"
          allowDecimal={false}
          inputMode="numeric"
          suffix={unitAfter(unit, language)}
          error={
            isLeft &&
            typeof answer !== 'number' &&
            question.required &&
            t('range', { min: String(min), max: String(max) })
          }
          onChange={(value) => onAnswer(typeof value === 'number' && isWithin(value) ? value : null)}
        />
      )
    }
    default:
      return (
        <TextInput
          aria-label={label}
          {...(question.type === 'date' && { type: 'date' })}
          maxLength={4000}
          value={text}
          onChange={(event) => onAnswer(event.currentTarget.value || null)}
        />
      )
  }
}

/** Returns a function from an answer to its text; undefined if there is none. */
export function useAnswerText(document: CatalogDocument) {
  const t = useTranslations('inspect')
  const { language } = useRegion()
  return (question: Question, answer: Answer): string | undefined => {
    const words = document.wording.questions[question.key]
    const labelOf = (key: string) =>
      textIn(language, words?.choices[key]?.label) || (isYesNo(key) ? t(yesNo[key]) : key)
    if (answer === null || answer === '') return undefined
    if (typeof answer === 'object') return answer.map(labelOf).join(', ')
    if (typeof answer === 'number') return `${answer}${unitAfter(question.number?.unit, language)}`
    return question.type === 'single' || typeof answer === 'boolean' ? labelOf(String(answer)) : answer
  }
}

function useChoices(document: CatalogDocument, question: Question) {
  const t = useTranslations('inspect')
  const { language } = useRegion()
  const words = document.wording.questions[question.key]
  const keys =
    question.type === 'boolean'
      ? ['true', 'false']
      : question.choices.filter(({ active }) => active !== false).map(({ key }) => key)
  return keys.map((key) => ({
    value: key,
    label: textIn(language, words?.choices[key]?.label) || (isYesNo(key) ? t(yesNo[key]) : key),
  }))
}

const yesNo = { true: 'yes', false: 'no' } as const

function isYesNo(key: string): key is keyof typeof yesNo {
  return key === 'true' || key === 'false'
}
