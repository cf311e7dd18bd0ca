export { after } from './after.ts'
export { bestAnswers } from './best-answers.ts'
export { ok, refused } from './answers.ts'
export { checkAnswer } from './check-answer.ts'
export { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts'
export { copyQuotes } from './copy-quotes.ts'
export { fillBook } from './fill-book.ts'
export { fixedClock, type FixedClock } from './fixed-clock.ts'
export {
  acceptance,
  aLine,
  aMember,
  aPaidPurchase,
  anApiKey,
  aQuote,
  aQuoteInput,
  aSentQuote,
  aShop,
  aTeam,
  type Shop,
  tokenIn,
  untilDelivered,
  withOwnNumbers,
} from './product-builders.ts'
export { type Answer, type Person, startTestProduct, type TestProduct } from './start-test-product.ts'
export { freePort, startTestServer, type StartedTestServer } from './start-test-server.ts'
export { type S3Service, startS3Service } from './s3-service.ts'
export { sequentialReads, statistic } from './statistic.ts'
export { startTestPostgres, testDatabase } from './test-database.ts'
export { testMailbox, type ReceivedMail, type TestMailbox } from './test-mailbox.ts'
export { pdfIn } from '../pdf/testing/read-pdf.ts'
export { jpegWithPlace, place, samples } from './sample-files.ts'
