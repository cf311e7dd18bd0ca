import type { AskedQuestion } from '@costard/contract'
import type { Step } from './calls.ts'
import { showFind } from './find-view.ts'
import type { Parts } from './frame-parts.ts'
import { showQuestion } from './question-view.ts'
import { keep, kept, type Progress } from './said.ts'
import { showPrice, showUnlisted } from './show-price.ts'
import { visitFigures } from './visit-figures.ts'

/**
 * Guides a visitor from the device through the questions to the price or the contact details. Returns the
 * first step.
 */
export function startVisit(parts: Parts): { readonly find: (isStart: boolean) => void } {
  const { page, calls, host, run } = parts
  const figures = visitFigures(calls.leave)
  /** Number of the visitor's actions: a response that arrives after the next action is ignored. */
  let turn = 0
  /** Number of answers before the furthest question shown so far; -1: none was shown. */
  let deepest = -1

  function find(isStart: boolean, typed = ''): void {
    turn += 1
    const before = kept(page.widget)
    showFind(parts, {
      isStart,
      typed,
      onUnlisted: (device) => showUnlisted(parts, device, () => find(false, device)),
      resume:
        before &&
        (() => {
          deepest = before.order.length
          void ask(before, false)
        }),
      onChosen: (variantId, device) => {
        host.emit('started')
        deepest = -1
        void ask({ variantId, device, answers: {}, unsure: [], order: [] }, true)
      },
    })
  }

  /**
   * Requests the next question from the server, or continues to the price. before: the earlier answer, when
   * the visitor comes back to the question.
   */
  function ask(
    progress: Progress,
    isFirst: boolean,
    before?: Progress['answers'][string],
    pressed?: HTMLButtonElement,
  ): Promise<void> {
    return run(pressed, async () => {
      turn += 1
      const ofTurn = turn
      const { variantId, answers, unsure, order } = progress
      const isNew = order.length > deepest
      const next = await calls.step(
        { variantId, answers, unsure },
        { ...figures.held(), isFirst, isSeen: !isNew },
      )
      figures.reported()
      if (turn !== ofTurn) return
      deepest = Math.max(deepest, order.length)
      keep(page.widget, progress)
      const { question } = next
      if (!question) return showPrice(parts, progress, () => back(progress))
      showNext({ ...next, question }, progress, before)
    })
  }

  function showNext(
    next: Step & { readonly question: AskedQuestion },
    progress: Progress,
    before: Progress['answers'][string] | undefined,
  ): void {
    const { question, at, total, mayBeFewer } = next
    const { answers, unsure, order } = progress
    host.emit('step', { at, total })
    showQuestion(parts, {
      ...next,
      device: progress.device,
      before,
      onAnswer: (answer, go) => {
        const said =
          answer === undefined
            ? { unsure: [...unsure, question.key] }
            : { answers: { ...answers, [question.key]: answer } }
        const further = { ...progress, ...said, order: [...order, question.key] }
        const isNew = further.order.length > deepest
        if (isNew) figures.answered(question.key)
        const [following, ...ahead] = next.ahead
        if (!following) return void ask(further, false, undefined, go)
        turn += 1
        if (isNew) figures.viewed(following.key)
        deepest = Math.max(deepest, further.order.length)
        keep(page.widget, further)
        showNext({ question: following, ahead, at: at + 1, total, mayBeFewer }, further, undefined)
      },
      onBack: () => back(progress),
    })
  }

  function back(progress: Progress): void {
    const last = progress.order.at(-1)
    if (last === undefined) return find(false)
    const { [last]: given = null, ...answers } = progress.answers
    const earlier = {
      ...progress,
      answers,
      unsure: progress.unsure.filter((key) => key !== last),
      order: progress.order.slice(0, -1),
    }
    void ask(earlier, false, given)
  }

  return { find }
}
