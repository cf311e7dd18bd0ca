import type { Numbering } from '@costard/contract'
import { numberFrame, numberingLimits, numberingProblem, quoteNumber } from '@costard/quotes'
import { useForm } from '@mantine/form'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf, detailOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { fieldError } from '#forms/field-error.tsx'
import { useTeam } from '../../team-context.ts'
import { useToday } from '../../kit/use-today.ts'
import { numberingQuery } from './numbering-query.ts'

interface Fields {
  readonly pattern: string
  readonly isYearly: boolean
  readonly next: number | string
}

const fieldsOf = ({ pattern, reset, next }: Numbering): Fields => ({
  pattern,
  isYearly: reset === 'yearly',
  next,
})

/** State of the numbering form; an unedited next number is left to the sequence. */
export function useNumberingForm(saved: Numbering) {
  const t = useTranslations('settings.numbering.error')
  const { id: teamId, timeZone } = useTeam()
  const today = useToday(timeZone)
  const form = useForm<Fields>({ initialValues: fieldsOf(saved) })
  const { pattern, isYearly, next } = form.values
  const reset = isYearly ? ('yearly' as const) : ('never' as const)
  const start = (numbering: Numbering) => {
    form.setInitialValues(fieldsOf(numbering))
    form.reset()
  }
  const saving = useAction(
    () => api.numbering.save({ teamId, pattern, reset, ...(form.isDirty('next') && { next: Number(next) }) }),
    {
      keepsAs: numberingQuery(teamId).queryKey,
      onDone: (numbering) => start(numbering),
    },
  )
  const free = freeFrom(saving.error)
  const problem = problemOf(pattern, isYearly)
  const isTaken = free !== undefined && Number(next) < free
  const isValid = problem === null && isSequence(next)
  return {
    form,
    isChanged: form.isDirty(),
    patternError: problem && fieldError(t(problem)),
    nextError: isSequence(next) ? isTaken && fieldError(t('taken', { free })) : fieldError(t('next')),
    /** Preview of the next number; undefined if the fields are invalid. */
    example: isValid ? quoteNumber(numberFrame({ pattern, reset }, today), Number(next)) : undefined,
    discard: () => {
      saving.forget()
      form.reset()
    },
    save: () => isValid && !saving.isRunning && saving.run(),
    isSaving: saving.isRunning,
    isSaved: saving.isDone && !form.isDirty(),
    error: free === undefined ? saving.error : null,
  }
}

function problemOf(pattern: string, isYearly: boolean): 'characters' | 'sequence' | 'year' | 'long' | null {
  if (pattern.trim().length > numberingLimits.maxPattern) return 'long'
  return numberingProblem({ pattern: pattern.trim(), reset: isYearly ? 'yearly' : 'never' }) ?? null
}

function isSequence(next: number | string): boolean {
  return Number.isInteger(next) && Number(next) >= 1 && Number(next) <= numberingLimits.maxSequence
}

/** Returns the first free number, if the server reports one. */
function freeFrom(error: unknown): number | undefined {
  const detail = codeOf(error) === 'team/number-taken' ? detailOf(error) : undefined
  return typeof detail === 'object' && detail !== null && 'free' in detail ? Number(detail.free) : undefined
}
