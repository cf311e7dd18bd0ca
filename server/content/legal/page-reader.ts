import { createClient, NotFoundError, type PrismicDocument, type RichTextField } from '@prismicio/client'
import type { Config } from '#config'
import type { Log } from '#http'
import { contentLanguages, type ContentDocument, type Library, type ReadLibrary } from '../document.ts'

export interface Page {
  readonly lang: string
  readonly title: string
  readonly text: RichTextField
}

/** Returns a page in a language such as "fr", or in another one if the page lacks it. */
export type ReadPage = (uid: string, language: string) => Promise<Page>

const timeoutMs = 5_000

/**
 * Reads pages from the configured repository, or from our files. If the repository lacks a page or cannot be
 * reached, ours is returned, which says that the operator has none.
 */
export function pageReader(
  readLibrary: ReadLibrary,
  { content }: Pick<Config, 'content'>,
  log: Log,
): ReadPage {
  const ours: ReadPage = async (uid, language) => pageOf(ownDocument(await readLibrary(), uid, language))
  if (content.kind === 'embedded') return ours
  const { endpoint, accessToken } = content
  const client = createClient('costard', {
    documentAPIEndpoint: endpoint,
    ...(accessToken !== undefined && { accessToken }),
    fetch: (url, options) =>
      fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }),
  })
  return async (uid, language) => {
    try {
      const { languages } = await client.getRepository()
      const known = languages.find(({ id }) => id === language || id.startsWith(`${language}-`))
      const found = await client.getAllByUIDs('page', [uid], { lang: '*' })
      const theirs = found.find(({ lang }) => lang === known?.id) ?? found[0]
      return theirs ? pageOf(theirs) : await ours(uid, language)
    } catch (error) {
      if (!(error instanceof NotFoundError)) log.warn({ error }, 'content repository failed')
      return ours(uid, language)
    }
  }
}

function ownDocument({ documents }: Library, uid: string, language: string): ContentDocument {
  const { id } = contentLanguages.find((one) => one.language === language) ?? contentLanguages[0]
  const pages = documents.filter((document) => document.type === 'page' && document.uid === uid)
  const page = pages.find(({ lang }) => lang === id) ?? pages[0]
  if (!page) throw new Error(`the content has no page ${uid}`)
  return page
}

function pageOf({ lang, data }: ContentDocument | PrismicDocument): Page {
  const { title, text } = data as { readonly title?: string | null; readonly text?: RichTextField } // the type of a page
  return { lang, title: title ?? '', text: text ?? [] }
}
