import type { en } from '../en.ts'

/** What stands around the wording of a message. Complete in each language. */
export type MailTexts = Complete<
  Pick<typeof en, 'email' | 'quoteSent' | 'question' | 'news' | 'test'> & {
    counterOffer: Pick<(typeof en)['counterOffer'], 'newPrice' | 'mail'>
  }
>

type Complete<T> = { readonly [K in keyof T]: T[K] extends string ? string : Complete<T[K]> }
