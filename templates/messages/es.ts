import type { en } from './en.ts'
import { esAccounts } from './accounts/es.ts'
import { esCounterOffer } from './counter-offer/es.ts'
import { esInstall } from './install/es.ts'
import { esMails } from './mails/es.ts'
import { esPhonePhotos } from './phone-photos/es.ts'
import { esPrint } from './print/es.ts'
import { esPublicQuote } from './public-quote/es.ts'
import { esSelfInspection } from './self-inspection/es.ts'
import { esWidget } from './widget/es.ts'
import type { TextsLike } from './texts-like.ts'

export const es = {
  ...esAccounts,
  ...esMails,
  ...esPrint,
  counterOffer: esCounterOffer,
  install: esInstall,
  phonePhotos: esPhonePhotos,
  publicQuote: esPublicQuote,
  selfInspection: esSelfInspection,
  widget: esWidget,
} as const satisfies TextsLike<typeof en>
