import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { useMay, useTeam } from '../../team-context.ts'

/** Renders the steps of making a quote if role and plan of the member permit it. */
export function OnlyWhoMayQuote({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('counter.mayNotQuote')
  const common = useTranslations('common')
  const plan = useTranslations('team.readOnly')
  const { id, readOnly } = useTeam()
  if (useMay('quote.create')) return children
  return (
    <Message
      isPage
      title={readOnly ? plan('title') : t('title')}
      action={
        <Button component={Link} to={paths.quotes(id)}>
          {common('allQuotes')}
        </Button>
      }
    >
      {readOnly ? `${plan('text', { count: readOnly.members })} ${plan('anOwner')}` : t('text')}
    </Message>
  )
}
