import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  redirect,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { paths, patterns } from '#paths'
import { PageLoader } from '#ui/page-loader.tsx'
import { Root } from '#ui/root.tsx'
import { RouteError } from '#ui/route-error.tsx'
import * as load from './loaders.ts'
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx'

const sessionView = viewsOf(() => import('./screens/session-views.ts'))
const teamView = viewsOf(() => import('./screens/team-views.ts'))
const counterView = viewsOf(() => import('./screens/counter-views.ts'))
const accountView = viewsOf(() => import('./screens/account-views.ts'))

/** The whole route table of signed-in people; every view, and what it shows, is loaded when it is first shown. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoader,
    children: [
      { path: patterns.home, loader: load.home, lazy: teamView((views) => views.HomeScreen) },
      { path: patterns.signUp, lazy: sessionView((views) => views.SignUpRoute) },
      {
        path: patterns.resetPassword,
        lazy: sessionView((views) => views.ResetPasswordScreen),
      },
      {
        path: patterns.accountAction,
        lazy: sessionView((views) => views.AccountActionScreen),
      },
      { path: patterns.teams, loader: load.teams, lazy: teamView((views) => views.TeamsScreen) },
      {
        path: patterns.addTeam,
        loader: load.addTeam,
        lazy: teamView((views) => views.AddTeamScreen),
      },
      {
        path: patterns.team,
        loader: load.team,
        shouldRevalidate: isOtherTeam,
        lazy: teamView((views) => views.TeamLayout),
        children: [
          { index: true, loader: ({ params }) => redirect(paths.quotes(params['tid'] ?? '')) },
          {
            loader: load.teamShell,
            shouldRevalidate: isOtherTeam,
            lazy: teamView((views) => views.TeamShell),
            children: [
              {
                path: patterns.quotes,
                loader: load.quotes,
                lazy: teamView((views) => views.QuotesScreen),
              },
              {
                path: patterns.quote,
                loader: load.quote,
                lazy: counterView((views) => views.QuoteScreen),
              },
              {
                path: patterns.customers,
                loader: load.customers,
                lazy: teamView((views) => views.CustomersScreen),
              },
              {
                path: patterns.catalogs,
                loader: load.catalogs,
                lazy: teamView((views) => views.CatalogsScreen),
              },
              {
                path: patterns.account,
                loader: load.account,
                lazy: accountView((views) => views.AccountScreen),
              },
              {
                path: patterns.deviceChecks,
                loader: load.deviceChecks,
                lazy: accountView((views) => views.DeviceChecksScreen),
              },
            ],
          },
          {
            path: patterns.identify,
            loader: load.catalogDocuments,
            lazy: counterView((views) => views.IdentifyScreen),
          },
          {
            path: patterns.chooseCatalogs,
            loader: load.catalogDocuments,
            lazy: counterView((views) => views.ChooseCatalogsScreen),
          },
          {
            path: patterns.setup,
            loader: load.setup,
            lazy: counterView((views) => views.SetupScreen),
          },
          {
            path: patterns.review,
            loader: load.review,
            lazy: counterView((views) => views.ReviewScreen),
          },
        ],
      },
      { path: '*', Component: NotFoundScreen },
    ],
  },
]

export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(routes)
}

/** A team is opened once, not at every step inside it. */
function isOtherTeam({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['tid'] !== nextParams['tid']
}

type Lazy<Views> = (pick: (views: Views) => ComponentType) => () => Promise<{ Component: ComponentType }>

function viewsOf<Views>(load: () => Promise<Views>): Lazy<Views> {
  return (pick) => async () => ({ Component: pick(await load()) })
}
