import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  redirect,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { paths, patterns } from '#paths'
import { loadCode } from '#code/load-code.ts'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { Root } from '#ui/theme/root.tsx'
import { RouteError, RouteErrorInFrame } from '#ui/layout/route-error.tsx'
import * as load from './loaders.ts'
import { NotFoundInTeam, NotFoundScreen } from './screens/not-found/not-found-screen.tsx'
import { HomeScreen } from './screens/home/home-screen.tsx'
import { NewQuoteShortcut, ScanShortcut } from './screens/home/open-counter.tsx'
import { CatalogsScreen } from './screens/team/catalogs/catalogs-screen.tsx'
import { CustomersScreen } from './screens/team/customers/customers-screen.tsx'
import { QuotesScreen } from './screens/team/quotes/list/quotes-screen.tsx'
import { TeamLayout } from './screens/team/shell/team-layout.tsx'
import { TeamShell } from './screens/team/shell/team-shell.tsx'
import { AddTeamScreen } from './screens/teams/add/add-team-screen.tsx'
import { TeamsScreen } from './screens/teams/teams-screen.tsx'

const sessionView = viewsOf(() => import('./screens/views/session-views.ts'))
const invitationView = viewsOf(() => import('./screens/views/invitation-views.ts'))
const consentView = viewsOf(() => import('./screens/views/consent-views.ts'))
const counterView = viewsOf(() => import('./screens/views/counter-views.ts'))
const reviewView = viewsOf(() => import('./screens/views/review-views.ts'))
const inspectView = viewsOf(() => import('./screens/views/inspect-views.ts'))
const bulkView = viewsOf(() => import('./screens/views/bulk-views.ts'))
const customerView = viewsOf(() => import('./screens/views/customer-views.ts'))
const catalogView = viewsOf(() => import('./screens/views/catalog-views.ts'))
const catalogModelsView = viewsOf(() => import('./screens/views/catalog-models-views.ts'))
const catalogRulesView = viewsOf(() => import('./screens/views/catalog-rules-views.ts'))
const dashboardView = viewsOf(() => import('./screens/views/dashboard-views.ts'))
const accountView = viewsOf(() => import('./screens/views/account-views.ts'))
const faqView = viewsOf(() => import('./screens/views/faq-views.ts'))
const settingsView = viewsOf(() => import('./screens/views/settings-views.ts'))
const widgetView = viewsOf(() => import('./screens/views/widget-views.ts'))
const bookView = viewsOf(() => import('./screens/views/book-views.ts'))
const offlineView = viewsOf(() => import('./screens/views/offline-views.ts'))
const apiView = viewsOf(() => import('./screens/views/api-views.ts'))

/**
 * All routes for signed-in users. The layout of a team and its lists are bundled with them; other views are
 * loaded when they are first shown.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoader,
    children: [
      { path: patterns.home, loader: load.home, Component: HomeScreen },
      { path: patterns.signUp, lazy: sessionView((views) => views.SignUpRoute) },
      {
        path: patterns.resetPassword,
        lazy: sessionView((views) => views.ResetPasswordScreen),
      },
      {
        path: patterns.accountAction,
        lazy: sessionView((views) => views.AccountActionScreen),
      },
      { path: patterns.answer, lazy: faqView((views) => views.AnswerScreen) },
      { path: patterns.invitation, lazy: invitationView((views) => views.InvitationScreen) },
      { path: patterns.consent, lazy: consentView((views) => views.ConsentScreen) },
      { path: patterns.newQuote, loader: load.teams, Component: NewQuoteShortcut },
      { path: patterns.scan, loader: load.teams, Component: ScanShortcut },
      { path: patterns.teams, loader: load.teams, Component: TeamsScreen },
      {
        path: patterns.addTeam,
        loader: load.addTeam,
        Component: AddTeamScreen,
      },
      {
        path: patterns.countries,
        lazy: settingsView(({ CountriesScreen, OfFirstTeam }) => () => (
          <OfFirstTeam path={paths.teamCountries} otherwise={<CountriesScreen />} />
        )),
      },
      {
        path: patterns.locales,
        lazy: settingsView(({ LocalesScreen, OfFirstTeam }) => () => (
          <OfFirstTeam path={paths.teamLocales} otherwise={<LocalesScreen />} />
        )),
      },
      {
        path: patterns.team,
        loader: load.team,
        shouldRevalidate: isOtherTeam,
        Component: TeamLayout,
        children: [
          { index: true, loader: ({ params }) => redirect(paths.quotes(params['tid'] ?? '')) },
          {
            loader: load.teamShell,
            shouldRevalidate: isOtherTeam,
            Component: TeamShell,
            children: insideFrame([
              { path: '*', Component: NotFoundInTeam },
              {
                path: patterns.quotes,
                loader: load.quotes,
                Component: QuotesScreen,
              },
              {
                path: patterns.quote,
                loader: load.quote,
                lazy: counterView((views) => views.QuoteScreen),
              },
              {
                path: patterns.payouts,
                lazy: bookView((views) => views.PayoutsScreen),
              },
              {
                path: patterns.purchaseBook,
                loader: load.purchaseBook,
                lazy: bookView((views) => views.PurchaseBookScreen),
              },
              {
                path: patterns.customers,
                loader: load.customers,
                Component: CustomersScreen,
              },
              {
                path: patterns.addCustomer,
                loader: load.addCustomer,
                lazy: customerView((views) => views.AddCustomerScreen),
              },
              {
                path: patterns.importCustomers,
                lazy: customerView((views) => views.ImportCustomersScreen),
              },
              {
                path: patterns.customer,
                loader: load.customer,
                lazy: customerView((views) => views.CustomerScreen),
              },
              {
                path: patterns.editCustomer,
                loader: load.editCustomer,
                lazy: customerView((views) => views.EditCustomerScreen),
              },
              {
                path: patterns.catalogs,
                loader: load.catalogs,
                Component: CatalogsScreen,
              },
              {
                path: patterns.priceSources,
                loader: load.priceSources,
                lazy: catalogView((views) => views.SourcesScreen),
              },
              {
                path: patterns.catalog,
                loader: load.catalog,
                shouldRevalidate: isOtherCatalog,
                lazy: catalogView((views) => views.CatalogLayout),
                children: [
                  {
                    index: true,
                    loader: ({ params }) =>
                      redirect(paths.catalogModels(params['tid'] ?? '', params['gid'] ?? '')),
                  },
                  {
                    path: patterns.catalogGeneral,
                    lazy: catalogView((views) => views.GeneralScreen),
                  },
                  {
                    path: patterns.catalogModels,
                    lazy: catalogModelsView((views) => views.ModelsScreen),
                  },
                  {
                    path: patterns.importPrices,
                    lazy: catalogModelsView((views) => views.ImportPricesScreen),
                  },
                  {
                    path: patterns.importPrices,
                    loader: ({ params }) =>
                      redirect(paths.catalogModels(params['tid'] ?? '', params['gid'] ?? '')),
                  },
                  {
                    lazy: catalogRulesView((views) => views.RulesFrame),
                    children: [
                      {
                        path: patterns.catalogQuestions,
                        lazy: catalogRulesView((views) => views.QuestionsLayout),
                        children: [
                          { index: true, lazy: catalogRulesView((views) => views.QuestionsScreen) },
                          {
                            path: patterns.addQuestion,
                            lazy: catalogRulesView((views) => views.AddQuestionScreen),
                          },
                          {
                            path: patterns.catalogQuestion,
                            lazy: catalogRulesView((views) => views.QuestionScreen),
                          },
                        ],
                      },
                      {
                        path: patterns.catalogPropositions,
                        lazy: catalogRulesView((views) => views.PropositionsScreen),
                      },
                      {
                        path: patterns.addProposition,
                        lazy: catalogRulesView((views) => views.AddPropositionScreen),
                      },
                      {
                        path: patterns.catalogProposition,
                        lazy: catalogRulesView((views) => views.PropositionScreen),
                      },
                      {
                        path: patterns.catalogServices,
                        lazy: catalogRulesView((views) => views.ServicesScreen),
                      },
                      {
                        path: patterns.addService,
                        lazy: catalogRulesView((views) => views.AddServiceScreen),
                      },
                      {
                        path: patterns.catalogService,
                        lazy: catalogRulesView((views) => views.ServiceScreen),
                      },
                      {
                        path: patterns.computation,
                        lazy: catalogRulesView((views) => views.ComputationLayout),
                        children: [
                          { index: true, lazy: catalogRulesView((views) => views.ComputationScreen) },
                          {
                            path: patterns.computationQuestion,
                            lazy: catalogRulesView((views) => views.EffectsScreen),
                          },
                          {
                            path: patterns.computationPropositions,
                            lazy: catalogRulesView((views) => views.RatesScreen),
                          },
                        ],
                      },
                    ],
                  },
                  {
                    path: patterns.catalogVersions,
                    lazy: catalogView((views) => views.VersionsScreen),
                  },
                ],
              },
              {
                path: patterns.addCatalog,
                lazy: catalogView((views) => views.AddCatalogScreen),
              },
              {
                path: patterns.waiting,
                lazy: offlineView((views) => views.OfflineWaitingScreen),
              },
              {
                path: patterns.waitingQuote,
                lazy: offlineView((views) => views.OfflinePaperScreen),
              },
              {
                path: patterns.dashboard,
                loader: load.dashboard,
                lazy: dashboardView((views) => views.DashboardScreen),
              },
              {
                path: patterns.account,
                loader: load.account,
                lazy: accountView((views) => views.AccountScreen),
              },
              {
                path: patterns.accounting,
                lazy: bookView((views) => views.AccountingScreen),
              },
              {
                path: patterns.tax,
                lazy: accountView((views) => views.TaxScreen),
              },
              {
                path: patterns.widgets,
                lazy: widgetView((views) => views.WidgetsScreen),
              },
              {
                path: patterns.addWidget,
                lazy: widgetView((views) => views.AddWidgetScreen),
              },
              {
                path: patterns.widget,
                lazy: widgetView((views) => views.WidgetScreen),
              },
              {
                path: patterns.settings,
                lazy: settingsView((views) => views.SettingsScreen),
              },
              {
                path: patterns.sites,
                loader: load.sites,
                lazy: settingsView((views) => views.SitesScreen),
              },
              {
                path: patterns.addSite,
                loader: load.sites,
                lazy: settingsView((views) => views.AddSiteScreen),
              },
              {
                path: patterns.site,
                loader: load.sites,
                lazy: settingsView((views) => views.SiteScreen),
              },
              {
                path: patterns.members,
                loader: load.members,
                lazy: settingsView((views) => views.MembersScreen),
              },
              {
                path: patterns.audit,
                lazy: apiView((views) => views.AuditScreen),
              },
              {
                path: patterns.api,
                lazy: apiView((views) => views.ApiScreen),
              },
              {
                path: patterns.subscription,
                loader: load.subscription,
                lazy: settingsView((views) => views.SubscriptionScreen),
              },
              {
                path: patterns.leave,
                loader: load.members,
                lazy: settingsView((views) => views.LeaveScreen),
              },
              {
                path: patterns.close,
                lazy: settingsView((views) => views.CloseScreen),
              },
              {
                path: patterns.general,
                loader: load.general,
                lazy: settingsView((views) => views.GeneralScreen),
              },
              {
                path: patterns.teamCountries,
                loader: load.countries,
                lazy: settingsView((views) => views.CountriesScreen),
              },
              {
                path: patterns.teamLocales,
                loader: load.countries,
                lazy: settingsView((views) => views.LocalesScreen),
              },
              {
                path: patterns.faq,
                lazy: faqView((views) => views.FaqScreen),
              },
              {
                path: patterns.messages,
                loader: load.messages,
                lazy: settingsView((views) => views.MessagesScreen),
              },
              {
                path: patterns.deviceChecks,
                loader: load.deviceChecks,
                lazy: accountView((views) => views.DeviceChecksScreen),
              },
            ]),
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
            path: patterns.bulkQuote,
            loader: load.catalogDocuments,
            lazy: bulkView((views) => views.BulkScreen),
          },
          {
            path: patterns.review,
            loader: load.review,
            lazy: reviewView((views) => views.ReviewScreen),
          },
          {
            path: patterns.inspect,
            loader: load.quote,
            lazy: inspectView((views) => views.InspectScreen),
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

/** A team is opened once, not on every navigation within it. */
function isOtherTeam({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['tid'] !== nextParams['tid']
}

function isOtherCatalog({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['gid'] !== nextParams['gid']
}

/** The error of a failed screen is shown in its place, so that the layout with its links stays. */
function insideFrame(screens: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: RouteErrorInFrame, children: screens }]
}

type Lazy<Views> = (pick: (views: Views) => ComponentType) => () => Promise<{ Component: ComponentType }>

function viewsOf<Views>(load: () => Promise<Views>): Lazy<Views> {
  return (pick) => async () => ({ Component: pick(await loadCode(load)) })
}
