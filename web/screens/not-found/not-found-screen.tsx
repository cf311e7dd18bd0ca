import { Button } from '@mantine/core'
import { Link } from 'react-router'
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
