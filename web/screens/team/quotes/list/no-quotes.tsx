import type { QuoteSummary } from '@costard/contract'
import { Anchor, Button, TextInput } from '@mantine/core'
import { IconChevronRight, IconScan, IconStack2 } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { pathOf } from './quote-row.ts'
import { TryIt } from '../try-it.tsx'
import classes from './no-quotes.module.css'

interface NoQuotesProps {
  /** True if the page already has a filled button. */
  readonly isPlain: boolean
  /** A trial made before the first quote. */
  readonly trial: QuoteSummary | undefined
}

/** Empty list: one field for a scan, a name or a number, which opens Identify with it. */
export function NoQuotes({ isPlain, trial }: NoQuotesProps) {
  const t = useTranslations('quotes')
  const { id } = useTeam()
  const navigate = useNavigate()
  const mayQuote = useMay('quote.create')
  const [text, setText] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const words = text.trim()
    void navigate(`${paths.identify(id)}${words === '' ? '' : `?${new URLSearchParams({ search: words })}`}`)
  }
  if (!mayQuote) return <Message title={t('empty.title')}>{t('empty.readOnly')}</Message>
  return (
    <Message
      title={t('empty.title')}
      action={
        <div className={classes.ways}>
          <form className={classes.field} onSubmit={submit}>
            <TextInput
              variant="unstyled"
              aria-label={t('empty.field')}
              placeholder={t('empty.hint')}
              maxLength={200}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              leftSection={<Icon of={IconScan} />}
            />
            <Button
              type="submit"
              variant={isPlain ? 'default' : 'filled'}
              rightSection={<kbd className="cp-desk-only">N</kbd>}
            >
              {t('newQuote')}
            </Button>
          </form>
          {trial ? (
            <p className={classes.trial}>
              {t.rich('empty.tried', {
                open: (words) => (
                  <Anchor component={Link} to={pathOf(id, trial)}>
                    {words}
                  </Anchor>
                ),
              })}
            </p>
          ) : (
            <TryIt className={classes.trial} />
          )}
          <Link className={classes.list} to={paths.bulkQuote(id)}>
            <Icon of={IconStack2} />
            <span>
              <b>{t('empty.list')}</b>
              {t('empty.listText')}
            </span>
            <Icon of={IconChevronRight} size={18} />
          </Link>
        </div>
      }
    >
      {t('empty.text')}
    </Message>
  )
}
