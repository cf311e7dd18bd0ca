import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { pagePatterns } from '@costard/contract'
import { Hono } from 'hono'
import type { Config } from '#config'
import type { Database } from '#database'
import { callLimiter, clientAddressFinder, type Log } from '#http'
import { getSecret, type Sealer } from '#secrets'
import { contentLimits } from './content-limits.ts'
import { legalRoutes } from './legal/legal-routes.ts'
import { pageReader } from './legal/page-reader.ts'
import type { Library, ReadLibrary } from './document.ts'
import { contentRoutes, endpointPath } from './routes.ts'

export interface Content {
  readonly routes: Hono
  /**
   * For the web app, in a page that everybody can open: where content is read from, and the operator's pages.
   */
  readonly clientConfig: {
    readonly contentEndpoint: string
    readonly contentToken?: string
    readonly privacyUrl: string
    readonly termsUrl: string
  }
}

const ownFolder = fileURLToPath(new URL('../../content', import.meta.url))
/** Our own documents by the server's public URL; several servers in a process parse them once. */
const ownLibraries = new Map<string, Promise<Library>>()

/** Our own documents have no faults to report at the start, so they are read on the first request. */
function ownLibrary(publicUrl: string): Promise<Library> {
  const loading = ownLibraries.get(publicUrl) ?? load([ownFolder], publicUrl)
  ownLibraries.set(publicUrl, loading)
  loading.catch(() => ownLibraries.delete(publicUrl))
  return loading
}

// The parsers of YAML, Markdown and pictures take 20 MB, so they are imported only to read.
async function load(folders: readonly string[], publicUrl: string): Promise<Library> {
  const { loadContent } = await import('./load/load-content.ts')
  return loadContent(folders, publicUrl)
}

/**
 * Loads the documents, and directs clients to them or to the Prismic repository. Throws ConfigError for an
 * invalid file.
 */
export async function createContent({
  config,
  database,
  sealer,
  log,
  now,
}: {
  readonly config: Pick<
    Config,
    'content' | 'publicUrl' | 'hasRateLimits' | 'trustedProxies' | 'productName' | 'privacyUrl' | 'termsUrl'
  >
  readonly database: Pick<Database, 'transaction'>
  readonly sealer: Sealer
  readonly log: Log
  readonly now: () => Date
}): Promise<Content> {
  const { content, publicUrl, productName } = config
  const folder = content.kind === 'embedded' ? content.folder : undefined
  const withFolder = folder === undefined ? undefined : await load([ownFolder, folder], publicUrl)
  const readLibrary: ReadLibrary = async () => withFolder ?? ownLibrary(publicUrl)
  const legal = legalRoutes(pageReader(readLibrary, config, log), productName)
  const links = {
    privacyUrl: config.privacyUrl ?? pagePatterns.privacy,
    termsUrl: config.termsUrl ?? pagePatterns.terms,
  }
  if (content.kind === 'prismic') {
    const { endpoint, accessToken } = content
    const clientConfig = { contentEndpoint: endpoint, ...(accessToken && { contentToken: accessToken }) }
    return { routes: legal, clientConfig: { ...clientConfig, ...links } }
  }
  const accessToken = content.accessToken ?? (await openAccessToken(database, sealer))
  const wire = contentRoutes({
    readLibrary,
    publicUrl,
    accessToken,
    count: config.hasRateLimits ? callLimiter(contentLimits.callsPerClient, now) : () => undefined,
    findAddress: clientAddressFinder(config.trustedProxies),
  })
  return {
    routes: new Hono().route('/', wire).route('/', legal),
    clientConfig: { contentEndpoint: publicUrl + endpointPath, contentToken: accessToken, ...links },
  }
}

function openAccessToken(database: Pick<Database, 'transaction'>, sealer: Sealer): Promise<string> {
  return database.transaction((tx) =>
    getSecret(tx, sealer, 'content-access-token', () => randomBytes(24).toString('base64url')),
  )
}
