import { createBrowserRouter, redirect } from 'react-router'
import { paths, patterns } from '#paths'
import { PageLoader } from '#ui/page-loader.tsx'
import { Root } from '#ui/root.tsx'
import { RouteError } from '#ui/route-error.tsx'

/** The whole route table; every view is loaded when it is first shown. */
export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoader,
    children: [
      { path: patterns.acceptance, lazy: () => import('./screens/acceptance/acceptance-screen.tsx') },
      {
        lazy: () => import('./screens/session-gate.tsx'),
        children: [
          { path: patterns.home, lazy: () => import('./screens/home/home-screen.tsx') },
          { path: patterns.signUp, lazy: () => import('./screens/sign-up/sign-up-route.tsx') },
          {
            path: patterns.resetPassword,
            lazy: () => import('./screens/reset-password/reset-password-screen.tsx'),
          },
          {
            path: patterns.accountAction,
            lazy: () => import('./screens/account-action/account-action-screen.tsx'),
          },
          { path: patterns.teams, lazy: () => import('./screens/teams/teams-screen.tsx') },
          { path: patterns.addTeam, lazy: () => import('./screens/teams/add/add-team-screen.tsx') },
          {
            path: patterns.team,
            lazy: () => import('./screens/team/team-layout.tsx'),
            children: [
              { index: true, loader: ({ params }) => redirect(paths.quotes(params['tid'] ?? '')) },
              {
                lazy: () => import('./screens/team/team-shell.tsx'),
                children: [
                  { path: patterns.quotes, lazy: () => import('./screens/team/quotes/quotes-screen.tsx') },
                  {
                    path: patterns.quote,
                    lazy: () => import('./screens/team/quotes/quote/quote-screen.tsx'),
                  },
                  {
                    path: patterns.customers,
                    lazy: () => import('./screens/team/customers/customers-screen.tsx'),
                  },
                  {
                    path: patterns.catalogs,
                    lazy: () => import('./screens/team/catalogs/catalogs-screen.tsx'),
                  },
                  { path: patterns.account, lazy: () => import('./screens/team/account/account-screen.tsx') },
                  {
                    path: patterns.deviceChecks,
                    lazy: () => import('./screens/team/settings/device-checks/device-checks-screen.tsx'),
                  },
                ],
              },
              {
                path: patterns.identify,
                lazy: () => import('./screens/team/quotes/add/identify/identify-screen.tsx'),
              },
              {
                path: patterns.chooseCatalogs,
                lazy: () => import('./screens/team/quotes/add/catalogs/choose-catalogs-screen.tsx'),
              },
              {
                path: patterns.setup,
                lazy: () => import('./screens/team/quotes/add/setup/setup-screen.tsx'),
              },
              {
                path: patterns.review,
                lazy: () => import('./screens/team/quotes/quote/review/review-screen.tsx'),
              },
            ],
          },
          { path: '*', lazy: () => import('./screens/not-found/not-found-screen.tsx') },
        ],
      },
    ],
  },
])
