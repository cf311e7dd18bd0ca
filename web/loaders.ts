import { type CatalogId, type CustomerId, isTeamId, may, type QuoteId, type TeamId } from '@costard/contract'
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router'
import { queryClient } from '#api/query-client.ts'
import { accountQuery } from './screens/team/account/account-query.ts'
import {
  customerDevicesQuery,
  customerQuery,
  customerQuotesQuery,
} from './screens/team/customers/customer/customer-queries.ts'
import { bookCheckQuery } from './screens/team/purchase-book/book-check-query.ts'
import { customerFiltersIn, customersQuery } from './screens/team/customers/customers-query.ts'
import { serviceQuery } from './screens/team/device-checks/service-query.ts'
import { draftQuery } from './screens/team/catalogs/draft/open-draft.ts'
import { catalogQuery } from './screens/team/quotes/add/catalog-query.ts'
import { quoteQuery } from './screens/team/quotes/quote-query.ts'
import { shopQuery } from './screens/team/settings/shop-query.ts'
import { membersQuery } from './screens/team/settings/members/members-query.ts'
import { messagesQuery } from './screens/team/settings/messages/messages-query.ts'
import { subscriptionQuery } from './screens/team/settings/subscription/subscription-query.ts'
import { sitesQuery } from './screens/team/site/sites-query.ts'
import { filtersIn } from './screens/team/quotes/filters/list-filters.ts'
import { quotesQuery, quoteViewsQuery } from './screens/team/quotes/quotes-query.ts'
import { dashboardFiltersIn, dashboardQuery } from './screens/team/dashboard-query.ts'
import {
  catalogsQuery,
  managedCatalogsQuery,
  openQuotesQuery,
  teamQuery,
} from './screens/team/team-queries.ts'
import { countriesQuery, guessedLocaleQuery } from './screens/teams/locale-queries.ts'

// Loaders start the requests of a view while its code loads. They do not wait, since the view has its own
// loading and error states.

export const home: LoaderFunction = () => {
  void prefetchTeams()
  return null

  async function prefetchTeams(): Promise<void> {
    await queryClient.prefetchQuery(openQuotesQuery())
    // Without a team, home shows the form for the first team.
    if (queryClient.getQueryData(openQuotesQuery().queryKey)?.length === 0) prefetchLocales()
  }
}

export const teams: LoaderFunction = () => {
  void queryClient.prefetchQuery(openQuotesQuery())
  return null
}

/** Read again at each visit: the screens tell if their list is outdated. */
export const countries: LoaderFunction = () => {
  void queryClient.prefetchQuery({ ...countriesQuery(), staleTime: 0 })
  return null
}

export const addTeam: LoaderFunction = () => {
  prefetchLocales()
  return null
}

export const team = ofTeam((teamId) => {
  void queryClient.prefetchQuery(teamQuery(teamId))
})

export const teamShell = ofTeam(() => {
  void queryClient.prefetchQuery(openQuotesQuery())
})

export const quotes = ofTeam((teamId, { request }) => {
  const filters = filtersIn(new URL(request.url).searchParams)
  void queryClient.prefetchInfiniteQuery(quotesQuery(teamId, filters))
  void queryClient.prefetchQuery(quoteViewsQuery(teamId))
  void queryClient.prefetchQuery(catalogsQuery(teamId))
})

export const quote = ofTeam((teamId, { params }) => {
  void prefetchQuote(teamId, params['qid'] as QuoteId) // the server validates it
})

export const review = ofTeam((teamId, { params }) => {
  void prefetchQuote(teamId, params['qid'] as QuoteId) // as above
  void queryClient.prefetchQuery(countriesQuery())
})

export const customers = ofTeam((teamId, { request }) => {
  const filters = customerFiltersIn(new URL(request.url).searchParams)
  void queryClient.prefetchInfiniteQuery(customersQuery(teamId, filters))
})

export const purchaseBook = ofTeam((teamId) => {
  void queryClient.prefetchQuery(bookCheckQuery(teamId))
})

export const addCustomer = ofTeam(() => {
  void queryClient.prefetchQuery(countriesQuery())
})

export const customer = ofTeam((teamId, { params }) => {
  const customerId = params['cid'] as CustomerId // as above
  void queryClient.prefetchQuery(customerQuery(teamId, customerId))
  void queryClient.prefetchInfiniteQuery(customerQuotesQuery(teamId, customerId))
  void queryClient.prefetchInfiniteQuery(customerDevicesQuery(teamId, customerId))
})

export const editCustomer = ofTeam((teamId, { params }) => {
  void queryClient.prefetchQuery(customerQuery(teamId, params['cid'] as CustomerId)) // as above
  void queryClient.prefetchQuery(countriesQuery())
})

export const catalogs = ofTeam((teamId) => {
  void queryClient.prefetchQuery(managedCatalogsQuery(teamId))
  void queryClient.prefetchQuery(catalogsQuery(teamId))
})

export const priceSources = ofTeam((teamId) => {
  void queryClient.prefetchQuery(managedCatalogsQuery(teamId))
})

export const catalog = ofTeam((teamId, { params }) => {
  const team = queryClient.getQueryData(teamQuery(teamId).queryKey)
  // The user is not known yet when the page is opened by its address.
  if (team && !may(team, 'catalog.edit')) return
  void queryClient.prefetchQuery(draftQuery(teamId, params['gid'] as CatalogId)) // the server validates it
})

export const dashboard = ofTeam((teamId, { request }) => {
  void queryClient.prefetchQuery(
    dashboardQuery(teamId, dashboardFiltersIn(new URL(request.url).searchParams)),
  )
})

export const account: LoaderFunction = () => {
  void queryClient.prefetchQuery(accountQuery())
  return null
}

export const general = ofTeam((teamId) => {
  void queryClient.prefetchQuery(shopQuery(teamId))
})

export const sites = ofTeam((teamId) => {
  void queryClient.prefetchQuery(sitesQuery(teamId))
})

export const members = ofTeam((teamId) => {
  void queryClient.prefetchQuery(membersQuery(teamId))
})

export const subscription = ofTeam((teamId) => {
  void queryClient.prefetchQuery(subscriptionQuery(teamId))
})

export const messages = ofTeam((teamId) => {
  void queryClient.prefetchQuery(messagesQuery(teamId))
})

export const deviceChecks = ofTeam((teamId) => {
  void queryClient.prefetchQuery(serviceQuery(teamId))
})

export const catalogDocuments = ofTeam((teamId) => {
  void prefetchDocuments(teamId)
})

export const setup = ofTeam((teamId, { params }) => {
  void queryClient.prefetchQuery(catalogQuery(teamId, params['gid'] as CatalogId)) // as above
  void queryClient.prefetchQuery(serviceQuery(teamId))
})

function ofTeam(start: (teamId: TeamId, args: LoaderFunctionArgs) => void): LoaderFunction {
  return (args) => {
    const { tid } = args.params
    if (isTeamId(tid)) start(tid, args)
    return null
  }
}

function prefetchLocales(): void {
  void queryClient.prefetchQuery(countriesQuery())
  void queryClient.prefetchQuery(guessedLocaleQuery())
}

async function prefetchDocuments(teamId: TeamId): Promise<void> {
  await queryClient.prefetchQuery(catalogsQuery(teamId))
  for (const { id, version } of queryClient.getQueryData(catalogsQuery(teamId).queryKey) ?? [])
    void queryClient.prefetchQuery(catalogQuery(teamId, id, version))
}

/** Prefetches a quote and the catalog versions that its lines were priced with. */
async function prefetchQuote(teamId: TeamId, quoteId: QuoteId): Promise<void> {
  const options = quoteQuery(teamId, quoteId)
  await queryClient.prefetchQuery(options)
  for (const { catalogId, catalogVersion } of queryClient.getQueryData(options.queryKey)?.lines ?? [])
    void queryClient.prefetchQuery(catalogQuery(teamId, catalogId, catalogVersion))
}
