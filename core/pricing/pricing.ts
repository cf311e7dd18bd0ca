/** The door of the pricing engine: a catalog and answers in, a price with its explanation out. */
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
  Variant,
} from './catalog.ts'
export { type CheckKind, checkKinds } from './checks.ts'
export type { PriceRequest } from './price-request.ts'
export type { PriceResult, TaxMode } from './price-result.ts'
export type { TraceStep } from './trace-step.ts'
export { compileCatalog, type CompiledCatalog } from './compile-catalog.ts'
export type { PublishCode, PublishFinding } from './publish/publish-findings.ts'
export type { Quote, QuoteOptions } from './quote.ts'
export { currencyExponent } from './currency-exponent.ts'
export { diffAnswers, type AnswerDiff, type DiffCause, type DiffLine } from './diff-answers.ts'
export { explain, type ExplainedLine, type ExplainOptions } from './explain.ts'
export { formatMoney, formatMoneyBriefly, type MoneyPart, moneyParts } from './format-money.ts'
export { customerTrace } from './customer-trace.ts'
export { parseMoney, type ParsedMoney } from './parse-money.ts'
export { price } from './price.ts'
export { PricingError, type PricingErrorCode } from './pricing-error.ts'
export { totals, type QuoteTotals } from './totals.ts'
export { visibleQuestions } from './visible-questions.ts'
