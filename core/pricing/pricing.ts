/** Public API of the pricing engine: computes and explains a price from a catalog and answers. */
export type { Bp, IsoDate, Minor } from './amounts.ts'
export type {
  Answer,
  Catalog,
  Choice,
  Condition,
  Effect,
  Leaf,
  Model,
  Op,
  PlainEffect,
  Proposition,
  Question,
  QuestionEffects,
  Rounding,
  Scope,
  Service,
  ServicePrice,
  Tax,
  TaxRate,
  Variant,
} from './catalog.ts'
export { type CheckKind, checkKinds } from './checks.ts'
export * as grammar from './grammar/public-grammar.ts'
export type { PriceRequest } from './price-request.ts'
export type { PriceResult, TaxedWith, TaxMode } from './price-result.ts'
export type { TraceStep } from './trace-step.ts'
export { compileCatalog, type CompiledCatalog } from './publish/compile-catalog.ts'
export { type PublishCode, publishCodes, type PublishFinding } from './publish/publish-findings.ts'
export type { Quote, QuoteOptions } from './compute/quote.ts'
export { currencyExponent } from './money/currency-exponent.ts'
export { diffAnswers, type AnswerDiff, type DiffCause, type DiffPart } from './explain/diff-answers.ts'
export { explain, type ExplainedStep, type ExplainOptions } from './explain/explain.ts'
export { formatNumber, formatPercent, formatRate, formatShare, unitAfter } from './numbers/format-number.ts'
export { type NumberStyle, numberStyle } from './numbers/number-style.ts'
export {
  decimalAmount,
  formatAmount,
  formatMoney,
  formatMoneyBriefly,
  type MoneyPart,
  moneyParts,
} from './money/format-money.ts'
export { reasonText } from './explain/wording.ts'
export { customerTrace } from './explain/customer-trace.ts'
export { taxNameIn } from './explain/tax-name.ts'
export { taxWordIn } from './explain/tax-word.ts'
export { taxesOf, withTaxes } from './tax-rate.ts'
export { neededByHand, type NeededByHand } from './compute/needed-by-hand.ts'
export { currenciesWritten } from './money/currencies-written.ts'
export { parseMoney, type ParsedMoney } from './money/parse-money.ts'
export { price } from './compute/price.ts'
export { share } from './money/arithmetic.ts'
export { roundPrice } from './money/round-price.ts'
export { PricingError, type PricingErrorCode } from './pricing-error.ts'
export {
  type CarriedTax,
  carriedTaxes,
  documentTaxes,
  type TaxRest,
  taxRestsOf,
} from './compute/tax/tax-rests.ts'
export { totals, type QuoteTotals } from './compute/totals.ts'
export { questionsIn } from './compile/condition-questions.ts'
export { checkAnswer } from './compile/check-answer.ts'
export { possibleQuestions, visibleQuestions } from './compute/questions/visible-questions.ts'
