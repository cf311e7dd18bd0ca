import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { usePageTitle } from '#ui/layout/use-page-title.ts'

export function NotFoundScreen() {
  const t = useTranslations('common.notFound')
  usePageTitle(t('title'))
  return (
    <Message
      title={t('title')}
      action={
        <Button component={Link} to={paths.home()}>
          {t('home')}
        </Button>
      }
      isPage
    >
      {t('text')}
    </Message>
  )
}

/** Unknown address in a team, shown in the frame of the team. */
export function NotFoundInTeam() {
  const t = useTranslations('common')
  const { tid = '' } = useParams()
  usePageTitle(t('notFound.title'))
  return (
    <Message
      title={t('notFound.title')}
      level={1}
      action={
        <Button component={Link} to={paths.quotes(tid)}>
          {t('allQuotes')}
        </Button>
      }
    >
      {t('notFound.text')}
    </Message>
  )
}
