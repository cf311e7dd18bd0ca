import { Button, Textarea, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { AnswerProps } from './answer-props.ts'
import classes from './typed-answer.module.css'

/** Input for free text, or a date. */
export function TextAnswer({ line, question, labelId, onAnswer, onNext }: AnswerProps) {
  const t = useTranslations('counter.setup')
  const given = line.setup.answers[question.key]
  const text = typeof given === 'string' ? given : ''
  const field = {
    size: 'md',
    autoFocus: true,
    'aria-labelledby': labelId,
    value: text,
    className: classes.text ?? '',
  } as const
  return (
    <form
      className={classes.row}
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      {question.type === 'date' ? (
        <TextInput {...field} type="date" onChange={(event) => onAnswer(event.currentTarget.value)} />
      ) : (
        <Textarea
          {...field}
          autosize
          minRows={2}
          maxLength={4000}
          onChange={(event) => onAnswer(event.currentTarget.value)}
        />
      )}
      <Button type="submit" size="md" disabled={question.required && text.trim() === ''}>
        {t(text === '' && !question.required ? 'skip' : 'next')}
      </Button>
    </form>
  )
}
