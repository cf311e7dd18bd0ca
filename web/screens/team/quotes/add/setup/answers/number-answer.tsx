import { unitAfter } from '@costard/pricing'
import { Button, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import type { AnswerProps } from './answer-props.ts'
import classes from './typed-answer.module.css'

/** Input for a whole number within the question's limits; others are rejected with a message. */
export function NumberAnswer({ line, question, labelId, onAnswer, onNext }: AnswerProps) {
  const t = useTranslations('counter.setup')
  const { language } = useRegion()
  const { min, max, unit } = question.number ?? { min: 0, max: Number.MAX_SAFE_INTEGER }
  const given = line.setup.answers[question.key]
  const [text, setText] = useState<string | number>(typeof given === 'number' ? given : '')
  const isValid = typeof text === 'number' && Number.isInteger(text) && text >= min && text <= max
  const [showsError, setShowsError] = useState(false)
  const submit = () => {
    if (!isValid && (question.required || text !== '')) return setShowsError(true)
    return onNext()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <NumberInput
        size="md"
        autoFocus
        aria-labelledby={labelId}
        value={text}
        allowDecimal={false}
        inputMode="numeric"
        suffix={unitAfter(unit, language)}
        description={t('numberHelp', { min, max, unit: unitAfter(unit, language) })}
        error={showsError && !isValid && t('numberRange', { min, max })}
        inputContainer={(input) => (
          <div className={classes.row}>
            {input}
            <Button type="submit" size="md" rightSection={<ButtonKeys keys="Enter" />}>
              {t(text === '' && !question.required ? 'skip' : 'next')}
            </Button>
          </div>
        )}
        onChange={(value) => {
          setText(value)
          const isWithin =
            typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
          onAnswer(isWithin ? value : null)
        }}
      />
    </form>
  )
}
