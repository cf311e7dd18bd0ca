import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Message } from '#ui/message.tsx'
import { useMay, useTeam } from '../../team-context.ts'

/** The steps of making a quote, for those whose role allows it. */
export function OnlyWhoMayQuote({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('counter.mayNotQuote')
  const { id } = useTeam()
  if (useMay('quote.create')) return children
  return (
    <Message
      isPage
      title={t('title')}
      action={
        <Button component={Link} to={paths.quotes(id)}>
          {t('toList')}
        </Button>
      }
    >
      {t('text')}
    </Message>
  )
}
