import type { en } from './en.ts'
import { deAccounts } from './accounts/de.ts'
import { deCounterOffer } from './counter-offer/de.ts'
import { deInstall } from './install/de.ts'
import { deMails } from './mails/de.ts'
import { dePhonePhotos } from './phone-photos/de.ts'
import { dePrint } from './print/de.ts'
import { dePublicQuote } from './public-quote/de.ts'
import { deSelfInspection } from './self-inspection/de.ts'
import { deWidget } from './widget/de.ts'
import type { TextsLike } from './texts-like.ts'

export const de = {
  ...deAccounts,
  ...deMails,
  ...dePrint,
  counterOffer: deCounterOffer,
  install: deInstall,
  phonePhotos: dePhonePhotos,
  publicQuote: dePublicQuote,
  selfInspection: deSelfInspection,
  widget: deWidget,
} as const satisfies TextsLike<typeof en>
