import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Message } from '#ui/message.tsx'
import { useTeam } from '../../team-context.ts'

/** For members who use catalogs but do not edit them. */
export function CatalogNotAllowed() {
  const t = useTranslations('catalog.notAllowed')
  const common = useTranslations('catalog.notFound')
  const { id } = useTeam()
  return (
    <Message
      title={t('title')}
      level={1}
      action={
        <Button component={Link} to={paths.catalogs(id)} variant="default">
          {common('toList')}
        </Button>
      }
    >
      {t('text')}
    </Message>
  )
}
