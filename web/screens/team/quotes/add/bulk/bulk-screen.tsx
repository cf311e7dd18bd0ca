import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { useTeam } from '../../../team-context.ts'
import { FlowFrame } from '../../flow/flow-frame.tsx'
import { OnlyWhoMayQuote } from '../only-who-may-quote.tsx'
import { useCatalogDocuments } from '../use-catalog-documents.ts'
import type { BulkList } from './bulk-list.ts'
import { MatchRows } from './match/match-rows.tsx'
import { StartList } from './start/start-list.tsx'
import { useStoredList } from './start/stored-list.ts'

/**
 * A quote for a list of devices: paste or upload the list, then match its rows and answer for all of them.
 */
export function BulkScreen() {
  return (
    <OnlyWhoMayQuote>
      <Steps />
    </OnlyWhoMayQuote>
  )
}

function Steps() {
  const t = useTranslations('bulk')
  const { list } = useStoredList()
  const [params] = useSearchParams()
  usePageTitle(t('title'))
  return list && !params.has('paste') ? <Match key={list.id} list={list} /> : <StartList before={list} />
}

function Match({ list }: { readonly list: BulkList }) {
  const entries = useCatalogDocuments()
  if (!entries) return <PageLoader />
  const [first, ...others] = entries
  return first ? <MatchRows list={list} entries={[first, ...others]} /> : <NoCatalog />
}

function NoCatalog() {
  const t = useTranslations('bulk.noCatalog')
  const { id } = useTeam()
  return (
    <FlowFrame step="match" state="" leaveTo={paths.quotes(id)} width="narrow" foot={undefined}>
      <Message
        title={t('title')}
        level={1}
        action={
          <Button component={Link} to={paths.catalogs(id)}>
            {t('toCatalogs')}
          </Button>
        }
      >
        {t('text')}
      </Message>
    </FlowFrame>
  )
}
