import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Message } from '#ui/notes/message.tsx'

/** For an address of a proposition or service that the draft does not have. */
export function OfferMissing({
  kind,
  list,
}: {
  readonly kind: 'proposition' | 'service'
  readonly list: string
}) {
  const t = useTranslations('catalogRules.offer')
  return (
    <Message
      title={t(`missing.${kind}`)}
      action={
        <Button component={Link} to={list} variant="default">
          {t(`all.${kind}`)}
        </Button>
      }
    />
  )
}
