import { Button } from '@mantine/core'
import { IconZoomCancel } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Message } from '#ui/message.tsx'
import { useScreenSize } from '#ui/use-screen-size.ts'
import { ListSearch } from '../list-search.tsx'
import { ListProblem, SkeletonRows } from '../list-states.tsx'
import list from '../list.module.css'
import { PageHeader } from '../page-header.tsx'
import { useTeam } from '../team-context.ts'
import { CustomerCards } from './customer-cards.tsx'
import { CustomerTable } from './customer-table.tsx'
import { customersQuery } from './customers-query.ts'

/** All customers of the team, last quoted first. */
export function CustomersScreen() {
  const t = useTranslations('customers')
  const team = useTeam()
  const isPhone = useScreenSize() === 'phone'
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const found = useQuery(customersQuery(team.id, search))
  const customers = found.data
  const Rows = isPhone ? CustomerCards : CustomerTable
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={list.filters} data-last>
        <ListSearch label={t('searchLabel')} hint={t('searchHint')} />
        {!isPhone && customers && (
          <span className={list.side} role="status">
            {t('shown', { shown: customers.length })}
          </span>
        )}
      </div>
      {found.error && <ListProblem error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && !found.error && <SkeletonRows />}
      {customers && customers.length > 0 && (
        <div aria-busy={found.isPlaceholderData} className={found.isPlaceholderData ? list.reloading : ''}>
          <Rows customers={customers} />
        </div>
      )}
      {customers?.length === 0 && search === '' && (
        <Message
          title={t('empty.title')}
          action={
            <Button component={Link} to={paths.identify(team.id)}>
              {t('empty.action')}
            </Button>
          }
        >
          {t('empty.text')}
        </Message>
      )}
      {customers?.length === 0 && search !== '' && (
        <Message
          title={t('noMatch.title', { search })}
          icon={<IconZoomCancel size={32} stroke={1.5} aria-hidden="true" />}
          action={
            <Button variant="default" onClick={() => setParams({})}>
              {t('noMatch.clear')}
            </Button>
          }
        >
          {t('noMatch.text')}
        </Message>
      )}
    </>
  )
}
