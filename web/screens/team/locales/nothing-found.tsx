import { Button } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Message } from '#ui/notes/message.tsx'

/** Shown if no row matches the search and the filter. */
export function NothingFound() {
  const t = useTranslations('locales')
  const [, setParams] = useSearchParams()
  return (
    <Message
      title={t('nothing')}
      action={
        <Button variant="default" onClick={() => setParams({}, { replace: true })}>
          {t('showAll')}
        </Button>
      }
    />
  )
}
