import type { Quote } from '@costard/contract'
import { useForm } from '@mantine/form'
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { useNameProblem } from '#forms/use-name-problem.ts'
import { useBackOnline } from '#live/use-back-online.ts'
import type { Edit } from '../../changes/part-words.ts'
import { editsBetween, errorsIn, fieldsOf, type ReviewFields, savable } from './review-fields.ts'
import { obstaclesOfRefusal } from './sending/obstacles-of-refusal.ts'
import { useFailureWords } from './sending/use-failure-words.ts'
import { findUnsaved } from './draft/unsaved-edits.ts'
import { useSharedDraft } from './draft/use-shared-draft.ts'
import { useWhoIsIt } from './customer/use-who-is-it.ts'
import { noProblems, type Problems, useSending } from './sending/use-sending.ts'

/**
 * Delay before saving: longer than the pause between keystrokes, short enough to go unnoticed. Milliseconds.
 */
const saveAfterMs = 600

export type Review = ReturnType<typeof useReview>
export type ReviewForm = Review['form']

/** State of the draft in review: it saves automatically, and can be sent when complete. */
export function useReview(quote: Quote) {
  const t = useTranslations('counter.review')
  const nameProblem = useNameProblem()
  const failureWords = useFailureWords()
  const [problems, setProblems] = useState<Problems>(noProblems)
  const [kept] = useState(() => findUnsaved(quote.id))
  const [initialValues] = useState(() => kept?.fields ?? fieldsOf(quote))
  /** The values of the form without local edits. */
  const [initiallySaved] = useState(() => fieldsOf(kept?.base ?? quote))
  const saved = useRef(initiallySaved)
  /** Part of a name or address must not be saved: the customer is saved on blur. */
  const isInCustomer = useRef(false)
  const form = useForm<ReviewFields>({
    initialValues,
    validate: (values) => errorsIn(values, t, nameProblem),
    validateInputOnBlur: true,
    onValuesChange: () => {
      draft.remember()
      if (Object.keys(finished()).length > 0) saveSoon()
    },
  })
  const who = useWhoIsIt(quote, form)
  const changed = () => editsBetween(saved.current, form.getValues())
  const finished = (): Edit => {
    const { customer, ...edit } = changed()
    const isFinished = customer !== undefined && !isInCustomer.current && who.isClear()
    return isFinished ? savable({ ...edit, customer }) : edit
  }
  const draft = useSharedDraft(
    quote,
    {
      fields: () => form.getValues(),
      changed,
      finished,
      apply: (next, stays) => {
        const values = fieldsOf(next)
        const typed = form.getValues()
        saved.current = values
        form.setValues({
          ...(stays.includes('customer') ? typed : values),
          note: stays.includes('note') ? typed.note : values.note,
        })
      },
      onSaved: (next) => {
        setProblems(noProblems)
        saved.current = fieldsOf(next)
        // The user continued typing during the save.
        if (Object.keys(finished()).length > 0) saveSoon()
      },
      onFailed: (error) => {
        const obstacles = obstaclesOfRefusal(error)
        const texts = obstacles.map((obstacle) => t(`obstacles.${obstacle}`))
        setProblems({
          texts: texts.length > 0 ? texts : [failureWords(codeOf(error))],
          isUnsaved: Object.keys(changed()).length > 0,
        })
      },
    },
    kept,
  )
  const saveSoon = useDebouncedCallback(() => void draft.save(finished()), {
    delay: saveAfterMs,
    flushOnUnmount: true,
  })

  /** Saves the entered customer, unless it is open who is meant. */
  const saveCustomer = async () => {
    const { customer } = changed()
    if (customer === undefined) return
    const checked = await who.check()
    if (checked === 'failed') setProblems({ texts: [failureWords(undefined)], isUnsaved: true })
    if (checked !== 'clear') return
    const now = changed()
    // Another field of the customer may be focused by now.
    void draft.save(savable(now.customer === undefined ? {} : { customer: now.customer }))
  }
  // Kept in this browser before it was clear who is meant, or entered while known customers could not be
  // looked up.
  useBackOnline(() => {
    if (!who.isClear()) void saveCustomer()
  })

  const sending = useSending({ quote, form, draft, who, changed, saveSoon, setProblems })

  return {
    form,
    problems: problems.texts,
    ...sending,
    draft,
    who: {
      question: who.question,
      choose: (match: Parameters<typeof who.choose>[0]) => {
        who.choose(match)
        void saveCustomer()
      },
    },
    change: draft.choose,
    /** Something on screen is not saved and will not be saved automatically. */
    isStuck:
      draft.conflict !== undefined ||
      who.question !== undefined ||
      problems.isUnsaved ||
      Object.keys(form.errors).length > 0,
    customerField: {
      onFocus: () => {
        isInCustomer.current = true
      },
      onBlur: () => {
        isInCustomer.current = false
        // Immediately, since the next field of the customer may be focused in a moment.
        void (who.isClear() ? draft.save(finished()) : saveCustomer())
      },
    },
  }
}
