import { languages } from '@costard/contract'
import { appManifest, pickLocale } from '@costard/templates'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { requestId, type RequestIdVariables } from 'hono/request-id'
import type { Config } from '#config'
import type { Content } from '#content'
import type { Database } from '#database'
import {
  answerErrors,
  dropBodyOfHead,
  healthRoutes,
  type Log,
  logRequests,
  measureRequests,
  type Metrics,
  metricsRoutes,
  minCompressed,
  notFound,
  securityHeaders,
  warnAboutProxy,
  webFiles,
} from '#http'
import type { Identity } from '#identity'
import { hasLocalMailbox, mailboxRoutes } from '#mail'
import type { Product } from '#product'
import type { Realtime } from '#realtime'
import { isAppRoute } from './app-routes.ts'
import { version } from './version.ts'

export type AppParts = {
  config: Config
  database: Pick<Database, 'probe'>
  /** True once the process was asked to stop. */
  isDraining: () => boolean
  identity: Pick<Identity, 'routes' | 'clientConfig'>
  realtime: Pick<Realtime, 'routes'>
  product: Pick<Product, 'apiRoutes' | 'routes'>
  content: Pick<Content, 'routes' | 'clientConfig'>
  /** Folder of the built web app. */
  webFolder: string
  metrics: Metrics
  /** Absent: requests are not traced. */
  traceRequests?: MiddlewareHandler | undefined
  log: Log
}

type Routes = Hono<{ Variables: RequestIdVariables }>
/** routes: method and pattern of each route; the calls of the contract count as one pattern. */
export type App = Pick<Routes, 'fetch' | 'request' | 'routes'>

/**
 * Mounts every route of the product on one origin. Calls of our API are most of the requests, and have a
 * separate table, so that they are not searched among all other routes.
 */
export function createApp({
  config,
  database,
  isDraining,
  identity,
  realtime,
  product,
  content,
  webFolder,
  metrics,
  traceRequests,
  log,
}: AppParts): App {
  const routes = (): Routes => {
    const own: Routes = new Hono()
    own.onError(answerErrors(log))
    own.notFound((c) => answerErrors(log)(notFound(), c))
    if (traceRequests) own.use(traceRequests)
    return own.use(
      dropBodyOfHead,
      requestId(),
      logRequests(log, config.logsRequests ? 'info' : 'debug'),
      measureRequests(metrics),
      warnAboutProxy(config, log),
      securityHeaders(config),
    )
  }
  const api = routes()
  api.use(compress({ threshold: minCompressed }))
  api.route('/', product.apiRoutes)
  const others = routes()
  others.route('/', healthRoutes(database, isDraining, version))
  others.route('/', metricsRoutes(metrics, config))
  others.get('/__/firebase/init.json', (c) => {
    c.header('cache-control', 'no-cache')
    return c.json(clientConfig(config, identity, content))
  })
  others.route('/', identity.routes) // has its own limits and error format
  // Compression starts below the routes above: tokens hardly compress, and compressing them together with
  // attacker-controlled text leaks them (BREACH).
  others.use(compress())
  others.route('/', realtime.routes) // has its own limits and error format
  others.route('/', content.routes) // has its own limits and error format
  others.route('/', product.routes)
  others.route('/', mailboxRoutes(config))
  others.route(
    '/',
    webFiles({
      folder: webFolder,
      isAppRoute,
      clientConfig: () => clientConfig(config, identity, content),
      manifest: (language) => appManifest(pickLocale(language), config.productName),
    }),
  )
  const fetch: App['fetch'] = (request, ...rest) =>
    (isCall(request.url) ? api : others).fetch(request, ...rest)
  return Object.assign(new Hono(), { fetch, routes: [...api.routes, ...others.routes] }) // Hono's `request` calls fetch
}

function isCall(url: string): boolean {
  return /^[^:]+:\/\/[^/]+\/api(?:[/?#]|$)/.test(url)
}

/** The public client configuration in the format of Firebase Hosting; our own client reads `costard`. */
function clientConfig(
  config: Config,
  identity: Pick<Identity, 'clientConfig'>,
  content: Pick<Content, 'clientConfig'>,
): object {
  const { appCheck, microsoft, identity: service, ...firebase } = identity.clientConfig()
  return {
    ...firebase,
    databaseURL: config.hostedDatabase?.url ?? config.publicUrl,
    costard: {
      productName: config.productName,
      version,
      ...content.clientConfig,
      supportEmail: config.supportEmail,
      identity: service,
      realtime: config.realtime,
      hidesSignInMethods: config.hidesSignInMethods,
      microsoft,
      appCheck,
      languages,
      mailbox: hasLocalMailbox(config),
    },
  }
}
