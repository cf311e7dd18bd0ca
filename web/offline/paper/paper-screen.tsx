import type { QuoteId } from '@costard/contract'
import { signatureBox } from '@costard/quotes'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '../../screens/team/shell/page-header.tsx'
import { QuoteDocument } from '../../screens/team/quotes/quote/document/quote-document.tsx'
import { quoteQuery } from '../../screens/team/quotes/quote-query.ts'
import { useTeam } from '../../screens/team/team-context.ts'
import { EntryNote } from '../waiting/entry-note.tsx'
import classes from './paper.module.css'

/** Printable document of a quote made offline: the offer, and what the customer signed. */
export function OfflinePaperScreen() {
  const t = useTranslations('offline.paper')
  const format = useFormatter()
  const { id: teamId } = useTeam()
  const { qid = '' } = useParams()
  const { data: quote } = useSuspenseQuery(quoteQuery(teamId, qid as QuoteId))
  const { acceptance } = quote
  return (
    <>
      <PageHeader
        title={t('title', { number: quote.number })}
        action={
          <Button leftSection={<Icon of={IconPrinter} size={18} />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
      />
      <div className={classes.body}>
        <p className={classes.back}>
          <Button
            component={Link}
            variant="default"
            to={paths.waiting(teamId)}
            leftSection={<Icon of={IconArrowLeft} size={18} />}
          >
            {t('back')}
          </Button>
        </p>
        <EntryNote quoteId={quote.id} />
        <QuoteDocument quote={quote} />
        {acceptance && (
          <section className={classes.signed}>
            {acceptance.signature !== undefined && (
              <svg
                viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
                role="img"
                aria-label={t('signature', { name: acceptance.name ?? '' })}
              >
                <path d={acceptance.signature} />
              </svg>
            )}
            <p>
              {t('signed', {
                name: acceptance.name ?? '',
                time: format.dateTime(new Date(acceptance.at), { dateStyle: 'long', timeStyle: 'short' }),
              })}
            </p>
          </section>
        )}
      </div>
    </>
  )
}
