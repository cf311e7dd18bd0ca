import { Badge } from '@mantine/core'
import { useTranslations } from 'use-intl'

export function SampleTag() {
  const t = useTranslations('samples')
  return (
    <Badge variant="default" size="sm">
      {t('tag')}
    </Badge>
  )
}
