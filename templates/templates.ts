export { html, Html } from './html.ts'
export { createTexts, pickLocale, type Locale, type Texts } from './messages/texts.ts'
export type { Email } from './emails/parts/email.ts'
export type { InlineImage } from './emails/parts/mark.ts'
export {
  type AccountLink,
  emailChangedEmail,
  emailChangeEmail,
  emailVerificationEmail,
  passwordRemovedEmail,
  passwordResetEmail,
  signInLinkEmail,
} from './emails/account-emails.ts'
export { offerReadyEmail } from './emails/quotes/offer-ready.ts'
export { quoteSentEmail, type QuoteSent } from './emails/quotes/quote-sent.ts'
export { counterOfferEmail, type CounterOfferMail } from './emails/quotes/counter-offer.ts'
export { counterStatement } from './counter-page/counter-statement.ts'
export type { CounterOfferToAnswer } from './counter-offer.ts'
export { appManifest } from './install/app-manifest.ts'
export { phonePhotosPage } from './phone-photos/phone-photos-page.ts'
export { choicesMade } from './public-quote/lines/choices-made.ts'
export { acceptStatement } from './public-quote/cards/accept-statement.ts'
export { offerPage } from './public-quote/offer-page.ts'
export { addressOfAll, allField } from './public-quote/lines/all-lines.ts'
export { askedOfferPage } from './public-quote/pages/asked-offer-page.ts'
export { problemPage, type ProblemPage } from './public-quote/pages/problem-page.ts'
export type { ShopDetails } from './public-quote/shop-details.ts'
export { visitCalendar } from './public-quote/cards/visit-calendar.ts'
export { shownMoment } from './public-quote/cards/shown-moment.ts'
export { lookStyle } from './public-quote/frame/look-style.ts'
export { plainLook, type TeamLook } from './team-look.ts'
export { pageStyle } from './public-quote/frame/page-style.ts'
export {
  canChoose,
  chosenField,
  chosenTotal,
  groupField,
  hasOpenTotal,
  offerField,
  optionField,
  takeField,
  totalText,
} from './public-quote/lines/choice.ts'
export { catalogNotPublishedEmail } from './emails/catalog-not-published.ts'
export { priceSourceNotReachedEmail } from './emails/price-source-not-reached.ts'
export { webhookSwitchedOffEmail } from './emails/webhook-switched-off.ts'
export { planWarningEmail } from './emails/plan-warning.ts'
export { widgetAroundPage, widgetAroundStyle } from './widget/around-page.ts'
export { widgetRequestEmail } from './emails/quotes/widget-request.ts'
export { widgetRequestsEmail } from './emails/quotes/widget-requests.ts'
export { widgetPage, widgetOffPage, type WidgetPage } from './widget/widget-page.ts'
export { widgetStyle, type WidgetLook } from './widget/widget-style.ts'
export { replyToEmail } from './emails/reply-to.ts'
export { selfInspectionLinkEmail } from './emails/quotes/self-inspection-link.ts'
export { selfInspectionOverPage, selfInspectionPage } from './widget/self-inspection-page.ts'
export { selfInspectionStyle } from './widget/self-inspection-style.ts'
export { invitationEmail } from './emails/invitation.ts'
export { storedExportEmail, storedExportFailedEmail } from './emails/stored-export.ts'
export { teamArchiveEmail, teamArchiveFailedEmail } from './emails/team-archive.ts'
export { teamClosingEmail } from './emails/team-closing.ts'
export { questionAnsweredEmail, questionAskedEmail } from './emails/quotes/question-emails.ts'
export { shareText } from './emails/quotes/share-text.ts'
export type {
  AskFields,
  AcceptFields,
  DeclineFields,
  OfferFile,
  OfferPage,
} from './public-quote/public-quote.ts'
export { quoteNewsEmail, type NewsKind, type QuoteNews } from './emails/quotes/quote-news.ts'
export type { TeamMessage } from './emails/quotes/team-message.ts'
export { builtInWording } from './messages/wordings/wordings.ts'
export { senderName } from './emails/sender-name.ts'
export { unlinked } from './emails/parts/unlinked.ts'
export { printQuote } from './print/print-quote.ts'
export {
  printLabel,
  type LabelDpi,
  type LabelSize,
  type LabelToPrint,
  type PrintedLabel,
} from './print/print-label.ts'
export { zplOf } from './print/zpl.ts'
export { printReceipt, type Leaving } from './print/print-receipt.ts'
export type { QuoteToPrint } from './print/quote-to-print.ts'
export type { PrintedQuote } from './print/printed-quote.ts'
export { contentPage, type ContentPage } from './content-page/content-page.ts'
export { contentPageStyle } from './content-page/content-page-style.ts'
