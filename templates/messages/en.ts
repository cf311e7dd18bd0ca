import { enAccounts } from './accounts/en.ts'
import { enCounterOffer } from './counter-offer/en.ts'
import { enInstall } from './install/en.ts'
import { enMails } from './mails/en.ts'
import { enPhonePhotos } from './phone-photos/en.ts'
import { enPrint } from './print/en.ts'
import { enPublicQuote } from './public-quote/en.ts'
import { enSelfInspection } from './self-inspection/en.ts'
import { enWidget } from './widget/en.ts'

/** All texts of emails, printed documents and customers' pages, in ICU syntax. */
export const en = {
  ...enAccounts,
  ...enMails,
  ...enPrint,
  counterOffer: enCounterOffer,
  install: enInstall,
  phonePhotos: enPhonePhotos,
  publicQuote: enPublicQuote,
  selfInspection: enSelfInspection,
  widget: enWidget,
} as const
