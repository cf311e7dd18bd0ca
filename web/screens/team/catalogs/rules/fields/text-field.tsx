import { Button, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fieldError } from '#forms/field-error.tsx'
import classes from './fields.module.css'
import { useTextProblem } from './use-text-problem.ts'
import { useTyped } from './use-typed.ts'

export interface TextFieldProps {
  readonly label: string
  /** For a field in a table whose column heading already names it. */
  readonly hidesLabel?: boolean
  readonly description?: ReactNode
  readonly placeholder?: string
  readonly value: string
  /** Called when the input is final: on blur, or after a pause in typing. */
  readonly onEnter: (text: string) => void
  readonly isRequired?: boolean
  readonly maxLength: number
  readonly isLong?: boolean
  readonly unit?: string
  readonly isNumeric?: boolean
  /** Returns the problem with a text, including the nearest valid one. */
  readonly check?: (text: string) => string | undefined
}

/**
 * Field for a text of the draft. A newer text of a colleague is shown beside the user's own, which is kept.
 */
export function TextField(props: TextFieldProps) {
  const { label, hidesLabel, description, placeholder, value, onEnter, isLong, unit, isNumeric } = props
  const t = useTranslations('catalogRules.field')
  const problemIn = useProblem(props)
  const typed = useTyped(
    value,
    (text) => onEnter(text.trim()),
    (text) => problemIn(text) === undefined,
  )
  const problem = typed.text === value ? undefined : problemIn(typed.text)
  const input = {
    ...(hidesLabel ? { 'aria-label': label } : { label }),
    ...(description !== undefined && { description }),
    ...(placeholder !== undefined && { placeholder }),
    ...(problem !== undefined && { error: fieldError(problem) }),
    value: typed.text,
    onBlur: typed.leave,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      typed.change(event.currentTarget.value),
  }
  return (
    <div className={classes.field}>
      {isLong ? (
        <Textarea {...input} autosize minRows={2} maxRows={8} />
      ) : (
        <TextInput
          {...input}
          {...(unit !== undefined && {
            rightSection: <span className="cp-dim">{unit}</span>,
            rightSectionWidth: `${unit.length * 0.5 + 1.5}rem`,
          })}
          {...(isNumeric && { inputMode: 'decimal', classNames: { input: classes.number ?? '' } })}
          onKeyDown={(event) => event.key === 'Enter' && typed.leave()}
        />
      )}
      {typed.theirs !== undefined && (
        <div className={classes.theirs} role="alert">
          <span>{t('theirs', { value: typed.theirs || t('empty') })}</span>
          <Button variant="default" size="compact-sm" onClick={typed.keepMine}>
            {t('keepMine')}
          </Button>
          <Button variant="default" size="compact-sm" onClick={typed.takeTheirs}>
            {t('takeTheirs')}
          </Button>
        </div>
      )}
    </div>
  )
}

function useProblem({
  isRequired,
  maxLength,
  isLong,
  check,
}: TextFieldProps): (text: string) => string | undefined {
  const t = useTranslations('catalogRules.field')
  const problemOf = useTextProblem()
  return (text) => {
    const trimmed = text.trim()
    if (trimmed === '' && isRequired) return t('missing')
    return problemOf(trimmed, maxLength, isLong) ?? check?.(trimmed)
  }
}
