import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { LinkButton } from '#ui/link-button.tsx'
import { Message } from '#ui/notes/message.tsx'
import { useDraft } from '../draft/draft-context.ts'

/** Shown for the address of a question that the draft does not have. list: screen to go back to. */
export function QuestionMissing({ list }: { readonly list: 'catalogQuestions' | 'computation' }) {
  const t = useTranslations('catalogRules.question')
  const { teamId, catalogId } = useDraft()
  return (
    <Message
      title={t('notFound')}
      action={
        <LinkButton to={paths[list](teamId, catalogId)} variant="default">
          {t('all')}
        </LinkButton>
      }
    />
  )
}
