import type { Answers, CatalogDocument } from '@costard/contract'
import type { Answer, Question } from '@costard/pricing'
import { useState } from 'react'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import type { LineForm } from '../draft/use-lines.ts'
import { allFine } from './all-fine.ts'
import { type Step, undo, withStep } from './answer-history.ts'
import type { OpenQuestion } from './use-open-question.ts'

/** Actions for answering a line: one answer, "All fine", and Ctrl+Z to undo the last. */
export function useAnswering(document: CatalogDocument, line: LineForm, open: OpenQuestion) {
  const [history, setHistory] = useState<readonly Step[]>([])
  const changeAnswers = (answers: Answers, isTyped = false) => {
    setHistory(withStep(history, line.setup.answers, answers, isTyped))
    line.change({ ...line.setup, answers })
  }
  const undoAnswer = (event: KeyboardEvent) => {
    // Text fields have their own undo.
    if (isTextField(event.target)) return
    event.preventDefault()
    const undone = undo(history, line.setup.answers)
    if (!undone) return
    setHistory(undone.history)
    line.change({ ...line.setup, answers: undone.answers })
    open.unfold(undone.question)
  }
  useScreenKeys([['mod+z', undoAnswer, { preventDefault: false }]], [])
  const answerAllFine = () => {
    const answers = Object.entries(allFine(document, line.request)).map(([key, value]) => [
      key,
      copyOf(value),
    ])
    changeAnswers(Object.fromEntries(answers))
    open.goOn()
  }
  const answer = (question: Question, value: Answer) => {
    // Stays open while the answer is incomplete: the first of several choices, the first digit of two.
    open.unfold(question.key)
    const isTyped = question.type === 'number' || question.type === 'text'
    changeAnswers({ ...line.setup.answers, [question.key]: copyOf(value) }, isTyped)
  }
  return { answer, answerAllFine }
}

/** Radio buttons and checkboxes are inputs too, but not for text. */
function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('textarea, input:not([type=radio], [type=checkbox])')
}

/** The contract's answers are mutable arrays; pricing's are read-only. */
function copyOf(answer: Answer) {
  return Array.isArray(answer) ? [...answer] : (answer as Exclude<Answer, readonly string[]>)
}
