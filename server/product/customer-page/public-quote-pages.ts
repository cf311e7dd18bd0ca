import { type AuditedAction, isQuoteToken, pagePatterns, type QuoteToken } from '@costard/contract'
import {
  allField,
  type OfferPage,
  offerPage,
  pageStyle,
  problemPage,
  type ProblemPage,
  visitCalendar,
  pickLocale,
} from '@costard/templates'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import type { Config } from '#config'
import { databaseRetrySeconds, isDatabaseUnavailable } from '#database'
import { CodedError, type ErrorStatus, type FindClientAddress, isKnownTag, limitBody } from '#http'
import type { AdmitCall } from '../admit-call.ts'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import { type Change, recordedChange } from '../audit/recorded-change.ts'
import { answerDocument } from '../quote-documents/answer-document.ts'
import type { QuotePrinter } from '../quote-documents/quote-printer.ts'
import { answerAsCustomer } from '../counter-offers/answer-counter-offer.ts'
import { answerFile } from '../quote-files/answer-file.ts'
import { isOurs } from '../quotes/public/page-origin.ts'
import { pagePolicy } from '../quotes/public/page-policy.ts'
import { acceptanceEvidence } from '../quotes/public/acceptance-evidence.ts'
import { acceptQuote, declineQuote } from '../quotes/public/answer-quote.ts'
import { getRevisionByToken, isShown } from '../quotes/public/public-quote.ts'
import { getShownFile } from './public-quote-extras.ts'
import { documentPathOf, filePathOf, pathOf } from '../quotes/quote-link.ts'
import {
  answerFields,
  choiceIn,
  fieldsToSign,
  type PublicAnswer,
  readPublicAnswer,
} from './public-quote-form.ts'
import { publicQuoteLimits } from './public-quote-limits.ts'
import { createOfferReader, type Offer } from './read-offer.ts'
import { askQuestion } from '../quotes/questions/ask-question.ts'
import type { SelfInspectionLinks } from '../self-inspections/self-inspection-link.ts'
import { changeMind } from '../quotes/public/undo-acceptance.ts'

const formType = 'application/x-www-form-urlencoded'

const policy = pagePolicy([pageStyle])

/** State in which to show the page: the requested one, or with the reason why an answer was not recorded. */
type Shown = Pick<OfferPage, 'accept' | 'decline' | 'problem' | 'view' | 'ask' | 'isAsked'> & {
  /** Show the signature field. */
  readonly isToSign?: boolean
  readonly status?: ErrorStatus
}

/**
 * The customer's pages: HTML that works without scripts. GET shows the quote and changes nothing; its form
 * sends the answer by POST, which redirects to GET.
 */
export function publicQuotePages(
  parts: ProductParts,
  {
    config,
    scriptUrl,
    admit,
    findAddress,
    quotePrinter,
    inspections,
  }: {
    readonly config: Pick<Config, 'productName' | 'publicUrl'>
    readonly scriptUrl: string | undefined
    readonly admit: AdmitCall
    readonly findAddress: FindClientAddress
    readonly quotePrinter: Pick<QuotePrinter, 'documentOf'>
    readonly inspections: Pick<SelfInspectionLinks, 'urlOf'>
  },
): Hono {
  const { database, now, log } = parts
  const frame = { productName: config.productName, scriptUrl }

  const offers = createOfferReader(parts, { publicUrl: config.publicUrl, scriptUrl, inspections })

  function show(
    c: Context,
    fields: URLSearchParams,
    offer: Offer,
    { status, isToSign, ...shown }: Shown,
  ): Response | Promise<Response> {
    const sign = isToSign ? { sign: fieldsToSign(fields) } : {}
    const choice = choiceIn(fields, offer.quote)
    const isAll = fields.has(allField)
    setPolicyOf(c, offer)
    return c.html(offerPage({ ...frame, ...offer, choice, isAll, ...shown, ...sign }), status ?? 200)
  }

  /** Records the answer of a customer. Returns how to show the page again if recording failed. */
  async function record(c: Context, token: QuoteToken, given: PublicAnswer): Promise<Shown | undefined> {
    const { headers } = c.req.raw
    const address = findAddress(c) ?? ''
    const asCustomer = (
      action: AuditedAction,
      change: (change: Change) => Promise<unknown>,
    ): Promise<unknown> =>
      recordedChange(parts, { userId: null, action, requestId: requestIdOf(c), address, at: now() }, change)
    try {
      switch (given.kind) {
        case 'accept':
          await asCustomer('publicQuotes.accept', (change) =>
            acceptQuote(
              parts,
              change,
              token,
              {
                ...given.choice,
                name: given.name,
                signature: given.signature,
                isTypedNameSignature: given.isTypedNameSignature,
              },
              acceptanceEvidence(headers, address),
            ),
          )
          return undefined
        case 'decline':
          await asCustomer('publicQuotes.decline', (change) => declineQuote(parts, change, token, given))
          return undefined
        case 'ask':
          await asCustomer('publicQuotes.ask', (change) => askQuestion(parts, change, token, given.ask))
          return undefined
        case 'ask-again':
          return { view: 'ask', problem: 'question', ask: given.ask, status: 422 }
        case 'change':
          await asCustomer('publicQuotes.undoAcceptance', (change) => changeMind(parts, change, token))
          return undefined
        case 'counter':
          await asCustomer('publicQuotes.answerCounterOffer', (change) =>
            answerAsCustomer(parts, change, token, given, acceptanceEvidence(headers, address)),
          )
          return undefined
        case 'sign':
          return { accept: given.accept, isToSign: true }
        case 'sign-again':
          return { accept: given.accept, isToSign: true, problem: 'signature', status: 422 }
        case 'accept-other-total':
          return { problem: 'total', accept: given.accept, status: 409 }
        case 'accept-again':
          return { problem: given.problem, accept: given.accept, status: 422 }
        case 'decline-again':
          return { problem: given.problem, decline: given.decline, status: 422 }
      }
    } catch (error) {
      if (!(error instanceof CodedError)) throw error
      const { code, status } = error
      // The team turned on signatures after the page was rendered.
      if (code === 'quote/signature-required' && given.kind === 'accept')
        return { accept: given.accept, isToSign: true, problem: 'signature', status }
      if (code === 'quote/proposition-unknown') return { problem: 'proposition', status }
      // The page shows the state of the quote.
      if (code === 'quote/too-many-questions' && given.kind === 'ask')
        return { view: 'ask', problem: 'questions', ask: given.ask, status }
      if (code === 'quote/in-progress' || code === 'quote/too-many-answers') return { status, view: 'change' }
      if (
        code === 'quote/device-flagged' ||
        code === 'quote/expired' ||
        code === 'quote/wrong-state' ||
        code === 'counter/over'
      )
        return { status }
      throw error
    }
  }

  return new Hono()
    .use(
      pagePatterns.publicQuote,
      setPageHeaders,
      limitBody(publicQuoteLimits.maxFormBytes),
      async (c, next) => {
        tokenOf(c)
        await admit(c)
        await next()
      },
    )
    .onError(async (error, c) => {
      const { kind, status, retryAfterSeconds, of } = problemOf(error)
      if (kind === 'notFound' || kind === 'notRecorded' || kind === 'teamClosed')
        return c.html(problemPage({ ...frame, kind, ...of }), status)
      const requestId = requestIdOf(c)
      // Do not log the path: it contains the token.
      if (status === 500) log.error({ error, requestId, method: c.req.method }, 'page of a customer failed')
      c.header('retry-after', String(retryAfterSeconds))
      const retry = c.req.method === 'POST' ? { retry: await readForm(c).then(answerFields, () => []) } : {}
      const code = kind === 'unavailable' ? { requestId } : {}
      return c.html(problemPage({ ...frame, kind, ...code, ...retry }), status)
    })
    .get(pagePatterns.publicDocument, async (c) => {
      const token = tokenOf(c)
      await admit(c)
      const found = await getRevisionByToken(database.orm, token)
      // Redirect to the page, which says that the offer was replaced or cancelled.
      if (!isShown(found.quote)) return c.redirect(pathOf(token), 303)
      return answerDocument(c, await quotePrinter.documentOf(database.orm, found, 'customers'))
    })
    .get(pagePatterns.publicPhoto, async (c) => {
      const token = tokenOf(c)
      await admit(c)
      const found = await getRevisionByToken(database.orm, token)
      return answerFile(c, parts, await getShownFile(database.orm, found.quote, c.req.param('fileId')))
    })
    .get(`${pagePatterns.publicQuote}/`, (c) => c.redirect(pathOf(tokenOf(c)), 301))
    .get(pagePatterns.publicQuote, async (c) => {
      const fields = new URL(c.req.url).searchParams
      if (fields.has('document')) return c.redirect(documentPathOf(tokenOf(c)), 303)
      const fileId = fields.get('file')
      if (fileId !== null) {
        const size = fields.get('size') === 'small' ? '?size=small' : ''
        return c.redirect(filePathOf(tokenOf(c), fileId) + size, 303)
      }
      if (fields.has('calendar')) return calendarOf(await offers.read(tokenOf(c)))
      // A conditional request is usually answered with 304, so look before reading the lines.
      const isWhole = c.req.method === 'GET' && c.req.header('if-none-match') === undefined
      const ahead = await offers.lookAhead(tokenOf(c), fields.toString(), isWhole)
      setPolicyOf(c, ahead)
      if (ahead.tag !== undefined) {
        c.header('etag', ahead.tag)
        if (isKnownTag(c, ahead.tag)) return c.body(null, 304)
      }
      if (c.req.method === 'HEAD') return c.html('')
      return show(c, fields, await ahead.read(), shownFor(fields))
    })
    .post(
      pagePatterns.publicQuote,
      csrf({ origin: (origin, c) => isOurs(origin, c, config.publicUrl) }),
      async (c) => {
        const token = tokenOf(c)
        const offer = await offers.read(token) // checked before the body is read
        const fields = await readForm(c)
        const given = readPublicAnswer(fields, offer.quote, offer.shop?.signature ?? 'off')
        const refused = await record(c, token, given)
        // Read the offer again after a refused attempt: something may have changed.
        if (refused) return show(c, fields, isTried(given) ? await offers.read(token) : offer, refused)
        return c.redirect(`${pathOf(token)}${given.kind === 'ask' ? '?ask&sent' : ''}`, 303)
      },
    )
}

/** True if the customer wanted to record an answer; other forms lack a field. */
function isTried({ kind }: PublicAnswer): boolean {
  return kind === 'accept' || kind === 'decline' || kind === 'ask' || kind === 'change' || kind === 'counter'
}

/** Sets the security policy for the team's colour, which is part of the allowed style. */
function setPolicyOf(c: Context, { look }: Pick<Offer, 'look'>): void {
  if (look.style !== '') c.header('content-security-policy', pagePolicy([pageStyle, look.style]))
}

/** Returns the state of the page that a query asks for, by default the offer. */
function shownFor(fields: URLSearchParams): Shown {
  if (fields.has('decline')) return { decline: { reason: '', text: '' } }
  if (fields.has('ask')) return { view: 'ask', isAsked: fields.has('sent') }
  if (fields.has('terms')) return { view: 'terms' }
  return fields.has('change') ? { view: 'change' } : {}
}

/** Answers with a calendar entry. Throws quote/not-found unless the quote is accepted. */
function calendarOf({ quote, shop, timeZone, deskUrl, devices }: Offer): Response {
  if (quote.state !== 'accepted') throw apiError('quote/not-found')
  const { host, origin, pathname } = new URL(deskUrl)
  // The path of a quote contains its team, since numbers repeat between teams.
  const uid = `${pathname.split('/').filter(Boolean).join('-')}@${host}`
  return new Response(visitCalendar({ quote, devices }, { shop, timeZone, uid, page: origin }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${quote.number}.ics"`,
    },
  })
}

function requestIdOf(c: Context): string {
  return String(c.get('requestId' as never) ?? '') // the app sets it for every request
}

const setPageHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy)
  // Answers are personal and change with the quote's state: those with a tag are cached, and revalidated each
  // time.
  headers.set('cache-control', headers.has('etag') ? 'private, no-cache' : 'private, no-store')
}

/** Throws quote/not-found for a text that cannot be a token. */
function tokenOf(c: Context): QuoteToken {
  const token = c.req.param('token')
  if (!isQuoteToken(token)) throw apiError('quote/not-found')
  return token
}

/** Throws request/malformed unless the body is a form. */
async function readForm(c: Context): Promise<URLSearchParams> {
  if (!c.req.header('content-type')?.startsWith(formType)) throw apiError('request/malformed')
  return new URLSearchParams(await c.req.text())
}

interface PageProblem {
  readonly kind: ProblemPage['kind']
  readonly status: ErrorStatus
  readonly retryAfterSeconds: number
  readonly of?: Pick<ProblemPage, 'locale' | 'teamName'>
}

function problemOf(error: Error): PageProblem {
  const retryAfterSeconds = databaseRetrySeconds
  if (error instanceof HTTPException && error.status < 500)
    return { kind: 'notRecorded', status: 403, retryAfterSeconds }
  if (isDatabaseUnavailable(error)) return { kind: 'unavailable', status: 503, retryAfterSeconds }
  if (!(error instanceof CodedError)) return { kind: 'unavailable', status: 500, retryAfterSeconds }
  const { code, status } = error
  if (code === 'quote/not-found') return { kind: 'notFound', status, retryAfterSeconds }
  if (code === 'quote/team-closed') {
    const { teamName, language } = error.detail as { teamName: string; language: string } // detail of getQuoteByToken's error
    return { kind: 'teamClosed', status, retryAfterSeconds, of: { teamName, locale: pickLocale(language) } }
  }
  return {
    kind: status === 429 ? 'busy' : status >= 500 ? 'unavailable' : 'notRecorded',
    status,
    retryAfterSeconds: error.retryAfterSeconds ?? retryAfterSeconds,
  }
}
