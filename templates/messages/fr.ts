import type { en } from './en.ts'
import { frAccounts } from './accounts/fr.ts'
import { frCounterOffer } from './counter-offer/fr.ts'
import { frInstall } from './install/fr.ts'
import { frMails } from './mails/fr.ts'
import { frPhonePhotos } from './phone-photos/fr.ts'
import { frPrint } from './print/fr.ts'
import { frPublicQuote } from './public-quote/fr.ts'
import { frSelfInspection } from './self-inspection/fr.ts'
import { frWidget } from './widget/fr.ts'
import type { TextsLike } from './texts-like.ts'

export const fr = {
  ...frAccounts,
  ...frMails,
  ...frPrint,
  counterOffer: frCounterOffer,
  install: frInstall,
  phonePhotos: frPhonePhotos,
  publicQuote: frPublicQuote,
  selfInspection: frSelfInspection,
  widget: frWidget,
} as const satisfies TextsLike<typeof en>
