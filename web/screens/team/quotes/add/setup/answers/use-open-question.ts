import type { Question } from '@costard/pricing'
import { useState } from 'react'
import type { LineForm } from '../draft/use-lines.ts'

export interface OpenQuestion {
  /** The expanded question; undefined if all are answered. */
  readonly key: string | undefined
  readonly unfold: (key: string) => void
  /** Collapses this question and expands the next unanswered one. */
  readonly next: (after: string) => void
  /** Expands the next unanswered question. */
  readonly goOn: () => void
  readonly goBack: () => void
}

/**
 * Open question of a line: the one the user picked, otherwise the one that rejects the device, otherwise the
 * first unanswered one.
 */
export function useOpenQuestion(line: LineForm | undefined): OpenQuestion {
  const [picked, setPicked] = useState<string | null>(null)
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const questions = line?.questions ?? []
  // Lines of the same catalog have the same questions.
  const placeOf = (key: string) => `${line?.device.id} ${key}`
  const isWaiting = (question: Question) => !isAnswered(line, question) && !skipped.has(placeOf(question.key))
  const pickedHere = questions.find(({ key }) => placeOf(key) === picked)
  const rejecting = rejectingQuestion(line)
  const key = pickedHere?.key ?? rejecting ?? questions.find(isWaiting)?.key
  return {
    key,
    unfold: (unfolded) => setPicked(placeOf(unfolded)),
    next: (after) => {
      // An optional question may be skipped once it was shown.
      setSkipped(new Set([...skipped, placeOf(after)]))
      setPicked(null)
    },
    goOn: () => setPicked(null),
    goBack: () => {
      const place = questions.findIndex((question) => question.key === key)
      const before = questions[(place === -1 ? questions.length : place) - 1]
      if (before) setPicked(placeOf(before.key))
    },
  }
}

/** Returns the question whose answer rejects the device: no others need to be asked then. */
export function rejectingQuestion(line: LineForm | undefined): string | undefined {
  if (line?.result.outcome !== 'reject') return undefined
  const keys = line.result.reasons
    .filter(({ outcome }) => outcome === 'reject')
    .map(({ questionKey }) => questionKey)
  return line.questions.find(({ key }) => keys.includes(key))?.key
}

/** True if the question has a valid answer, or a default that counts as one. */
export function isAnswered(line: LineForm | undefined, { key }: Question): boolean {
  if (!line) return false
  const answer = line.setup.answers[key]
  const isGiven =
    answer !== undefined &&
    answer !== null &&
    answer !== '' &&
    !(Array.isArray(answer) && answer.length === 0)
  return (isGiven || line.result.defaulted.includes(key)) && !line.result.missing.includes(key)
}
