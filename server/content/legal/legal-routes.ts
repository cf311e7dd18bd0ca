import { createHash } from 'node:crypto'
import { pagePatterns } from '@costard/contract'
import { contentPage, contentPageStyle, pickLocale } from '@costard/templates'
import { type Context, Hono } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { contentLanguages } from '../document.ts'
import type { ReadPage } from './page-reader.ts'
import { richTextHtml } from './rich-text-html.ts'

const styleHash = createHash('sha256').update(contentPageStyle).digest('base64')
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Privacy and terms as HTML, for everybody. */
export function legalRoutes(readPage: ReadPage, productName: string): Hono {
  const answer = (uid: string) => async (c: Context) => {
    const { lang, title, text } = await readPage(uid, languageOf(c))
    c.header('content-security-policy', policy)
    c.header('cache-control', 'private, max-age=60')
    c.header('vary', 'accept-language')
    const languages = contentLanguages.map(({ language, name }) => ({ code: language, name }))
    return c.html(contentPage({ lang, title, text: richTextHtml(text), productName, languages }))
  }
  return new Hono().get(pagePatterns.privacy, answer('privacy')).get(pagePatterns.terms, answer('terms'))
}

function languageOf(c: Context): string {
  const chosen = c.req.query('lang')
  if (chosen !== undefined) return pickLocale(chosen)
  const accepted = parseAccept(c.req.header('accept-language') ?? '').find(({ type }) =>
    contentLanguages.some(({ language }) => type.toLowerCase().split('-')[0] === language),
  )
  return pickLocale(accepted?.type)
}
