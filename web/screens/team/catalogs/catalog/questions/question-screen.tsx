import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { QuestionEditor } from './question-editor.tsx'

/** The wording of a question and when it is asked. What its answers do to the price is on another screen. */
export function QuestionScreen() {
  const t = useTranslations('catalogRules.question')
  const { key = '' } = useParams()
  const { id: teamId } = useTeam()
  const { catalogId, state } = useDraft()
  const value = partValue(state.parts, 'question', key)
  if (value) return <QuestionEditor key={key} questionKey={key} value={value} />
  return (
    <Message
      title={t('notFound')}
      action={
        <Button component={Link} to={paths.catalogQuestions(teamId, catalogId)} variant="default">
          {t('all')}
        </Button>
      }
    />
  )
}
