import { isQuoteToken, type PublicQuote, type QuoteToken } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useRegion } from '#messages/region-context.ts'
import { Message } from '#ui/message.tsx'
import { PageLoader } from '#ui/page-loader.tsx'
import { usePageTitle } from '#ui/use-page-title.ts'
import { Accepted, Ended } from './answered.tsx'
import { OpenOffer } from './open-offer.tsx'

/** The customer's page behind a quote's public link: no account, in the language of the quote. */
export default function AcceptanceScreen({ token }: { readonly token: string }) {
  return isQuoteToken(token) ? <Offer token={token} /> : <NotFound />
}

function Offer({ token }: { readonly token: QuoteToken }) {
  const { region, readAs } = useRegion()
  const { data: quote, error } = useQuery(
    query.publicQuotes.get.queryOptions({
      input: { token },
      throwOnError: (failure, { state }) => state.data === undefined && codeOf(failure) !== 'quote/not-found',
    }),
  )
  const { language, country, state } = quote ?? {}
  useEffect(() => {
    if (language && country) readAs(language, country)
  }, [language, country, readAs])
  useEffect(() => {
    // Reading changes nothing; this call reports the view. Mail scanners that only fetch the page do not make it.
    if (state === 'sent') api.publicQuotes.view({ token }).catch(() => {})
  }, [state, token])
  if (codeOf(error) === 'quote/not-found') return <NotFound />
  if (!quote || region !== `${language}-${country}`) return <PageLoader />
  return <Answerable token={token} quote={quote} />
}

function Answerable({ token, quote }: { readonly token: QuoteToken; readonly quote: PublicQuote }) {
  const t = useTranslations('acceptance')
  usePageTitle(t('pageTitle', { number: quote.number }))
  if (quote.state === 'sent') return <OpenOffer token={token} quote={quote} />
  return quote.acceptedAt === null ? <Ended quote={quote} /> : <Accepted quote={quote} />
}

function NotFound() {
  const t = useTranslations('acceptance.notFound')
  usePageTitle(t('title'))
  return (
    <Message title={t('title')} isPage>
      {t('text')}
    </Message>
  )
}
