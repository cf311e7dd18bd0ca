import { Button } from '@mantine/core'
import { IconChevronRight, IconEdit } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Initials } from '#ui/pictures/initials.tsx'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { Icon } from '#ui/icon.tsx'
import { useMay } from '../../team-context.ts'
import { Company } from '../company.tsx'
import { Contact } from './contact.tsx'
import { CustomerBoundary } from './customer-boundary.tsx'
import { CustomerDevices } from './customer-devices.tsx'
import { CustomerFigures } from './customer-figures.tsx'
import { CustomerQuotes } from './customer-quotes.tsx'
import classes from './customer-screen.module.css'
import { NewQuote } from './new-quote.tsx'
import { Privacy } from './privacy.tsx'
import { SameCustomers } from './same-customers.tsx'
import { Timeline } from './timeline/timeline.tsx'
import { useCustomer } from './use-customer.ts'

/** A customer with all quotes, events and devices. */
export function CustomerScreen() {
  return (
    <CustomerBoundary>
      <CustomerOnScreen />
    </CustomerBoundary>
  )
}

function CustomerOnScreen() {
  const t = useTranslations('customers')
  const { customer, teamId } = useCustomer()
  const mayEdit = useMay('quote.create') && customer.erasedAt === null
  usePageTitle(customer.name)
  return (
    <>
      <header className={classes.head}>
        <div className={classes.title}>
          <Link className={`cp-target ${classes.up}`} to={paths.customers(teamId)}>
            {t('title')} <Icon of={IconChevronRight} size={14} />
          </Link>
          <div className={classes.name}>
            <Initials name={customer.name} isSquare={customer.kind === 'business'} isColored />
            <h1>{customer.name}</h1>
            {customer.kind === 'business' && <Company />}
          </div>
        </div>
        {mayEdit && (
          <span className={classes.actions}>
            <Button
              component={Link}
              to={paths.editCustomer(teamId, customer.id)}
              variant="default"
              leftSection={<Icon of={IconEdit} size={18} />}
            >
              {t('edit')}
            </Button>
            <NewQuote customer={customer} />
          </span>
        )}
      </header>
      <div className={classes.body}>
        <div className={classes.main}>
          {mayEdit && <SameCustomers customer={customer} />}
          <CustomerFigures customer={customer} />
          <CustomerQuotes key={customer.id} customer={customer} />
          <Timeline customer={customer} />
          <CustomerDevices customer={customer} />
        </div>
        <aside className="cp-column cp-gap-16">
          <Contact customer={customer} />
          <Privacy customer={customer} />
        </aside>
      </div>
    </>
  )
}
