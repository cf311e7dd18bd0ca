import { type QuestionId, type Quote, questionLimits } from '@costard/contract'
import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { useTeam } from '../../../team-context.ts'
import { ActionProblem } from '../actions/action-problem.tsx'
import { quoteQuery } from '../../quote-query.ts'

/** Form for answering one question; the text is kept until it is sent. */
export function AnswerForm({
  quote,
  questionId,
}: {
  readonly quote: Quote
  readonly questionId: QuestionId
}) {
  const t = useTranslations('counter.questions')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const [text, setText] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const answer = useAction(
    (words: string) => api.quoteQuestions.answer({ teamId, quoteId: quote.id, questionId, text: words }),
    {
      onDone: (answered) =>
        cache.setQueryData(
          quoteQuery(teamId, quote.id).queryKey,
          (known) =>
            known && {
              ...known,
              questions: known.questions.map((one) => (one.id === answered.id ? answered : one)),
            },
        ),
    },
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const words = text.trim()
    setEmpty(words === '')
    if (words !== '' && !answer.isRunning) answer.run(words)
  }
  return (
    <form noValidate onSubmit={submit}>
      <FreeText
        label={t('yourAnswer')}
        description={t(quote.customer?.email === undefined ? 'shown' : 'mailed')}
        maxRows={10}
        maxLength={questionLimits.maxText}
        value={text}
        error={isEmpty && t('empty')}
        onChange={setText}
      />
      <ActionProblem error={answer.error} />
      <Group gap="xs" mt="xs">
        <ActionButton
          type="submit"
          variant="default"
          isRunning={answer.isRunning}
          label={t('send')}
          running={common('sending')}
        />
        <Button variant="subtle" color="gray" disabled={answer.isRunning} onClick={() => answer.run('')}>
          {t('markElsewhere')}
        </Button>
      </Group>
    </form>
  )
}
