import type { contract, Counted, Said, VisitContact, VisitOffer } from '@costard/contract'
import type { Transaction } from '#database'
import { clientNetwork, CodedError } from '#http'
import type { Answers } from '../../answers.ts'
import { apiError } from '../../calls/api-error.ts'
import type { ProductParts } from '../../parts.ts'
import type { VisitStep } from '../visit-steps.ts'
import { askNext, priceFor } from './ask-next.ts'
import { findModels } from './find-models.ts'
import { type OpenVisit, openVisit } from './open-visit.ts'
import { type RequestParts, submitUnlisted, submitVisit, widgetOf } from './submit-visit.ts'
import { lead, visitOffer } from './visit-offer.ts'
import type { VisitTokens } from './visit-token.ts'

/** Calls of widget frames. */
export function widgetVisitEndpoints(
  parts: RequestParts,
  tokens: VisitTokens,
): Answers<typeof contract.widgetVisits> {
  const open = (token: string) => openVisit(parts, tokens, token)
  /**
   * Opens a visit before the transaction of a request, since waiting for a second connection could block
   * others. Throws widget/not-live for a preview, widget/not-attested.
   */
  async function openAttested(token: string, request: Request): Promise<OpenVisit> {
    const visit = await open(token)
    if (visit.isPreview) throw apiError('widget/not-live')
    const appCheckToken = request.headers.get('x-firebase-appcheck') ?? undefined
    if (parts.identity.attest && !(await parts.identity.attest(appCheckToken)))
      throw apiError('widget/not-attested')
    return visit
  }
  /** Share a transaction with other requests of the team, but not those of the same visit or customer. */
  const together = ({ widget: { teamId }, visitId }: OpenVisit, { email }: VisitContact) => ({
    transaction: <Result>(fn: (tx: Transaction) => Promise<Result>) =>
      parts.share({ group: teamId, keys: [`visit ${visitId}`, `customer ${email}`] }, fn),
  })
  const countAt = (
    { isPreview, isCounted, visitId, widget: key, today: day, host, campaign }: OpenVisit,
    steps: readonly VisitStep[],
  ): void => {
    if (isPreview || !isCounted) return
    const added = parts.counted.newSteps(visitId, steps)
    if (added.length > 0) parts.visits.count({ key, day, source: { host, campaign }, steps: added })
  }
  return {
    find: async ({ input: { token, text } }) => {
      const { document, language } = await open(token)
      return findModels(document, text, language)
    },
    step: async ({ input }) => {
      const visit = await open(input.token)
      const next = askNext(visit, input)
      countAt(visit, [
        ...(input.isFirst ? (['started'] as const) : []),
        ...reportedSteps(visit, input),
        ...(next.question && !input.isSeen ? [`view:${next.question.key}` as const] : []),
      ])
      return next
    },
    leave: async ({ input }) => {
      const visit = await open(input.token)
      countAt(visit, reportedSteps(visit, input))
      return { isCounted: true }
    },
    price: async ({ input, context: { remoteAddress } }) => {
      const visit = await open(input.token)
      if (visit.widget.settings.gate === 'before') throw apiError('widget/contact-first')
      const offer = await offerWithinLimit(parts, visit, input, remoteAddress)
      countAt(visit, ['priced'])
      return offer
    },
    submit: async ({ input, context: { call, request, remoteAddress } }) => {
      const visit = await openAttested(input.token, request)
      const room = await parts.planRoom.forVisitors(parts.database.orm, widgetOf(visit))
      return call.record((change) => submitVisit(parts, change, visit, input, room, remoteAddress), {
        within: together(visit, input),
      })
    },
    submitUnlisted: async ({ input, context: { call, request, remoteAddress } }) => {
      const visit = await openAttested(input.token, request)
      const room = await parts.planRoom.forVisitors(parts.database.orm, widgetOf(visit))
      return call.record((change) => submitUnlisted(parts, change, visit, input, room, remoteAddress), {
        within: together(visit, input),
      })
    },
  }
}

/** Returns the reported steps about questions in the catalog. */
function reportedSteps({ document }: OpenVisit, { viewed, answered }: Counted): VisitStep[] {
  const known = new Set(document.pricing.questions.map(({ key }) => key))
  const of = (keys: readonly string[]) => [...new Set(keys)].filter((key) => known.has(key))
  return [
    ...of(viewed).map((key) => `view:${key}` as const),
    ...of(answered).map((key) => `answer:${key}` as const),
  ]
}

/** Returns the offer; without prices for a visit or a network that has asked for too many. */
async function offerWithinLimit(
  { database, usage, planRoom }: Pick<ProductParts, 'database' | 'usage' | 'planRoom'>,
  visit: OpenVisit,
  said: Omit<Said, 'token'>,
  address: string,
): Promise<VisitOffer> {
  try {
    const network = clientNetwork(address) ?? address
    await usage.spend(database.orm, 'request/too-many', [
      // A member who tries a widget may ask for more prices.
      ...(visit.isPreview ? [] : [['widget-prices-per-visit', visit.visitId] as const]),
      ['widget-prices-per-network', network],
      ['widget-prices-per-network-and-widget', `${visit.widget.widgetId} ${network}`],
    ])
  } catch (error) {
    if (error instanceof CodedError && error.code === 'request/too-many') return lead('busy')
    throw error
  }
  const { usedUp } = await planRoom.forVisitors(database.orm, widgetOf(visit))
  return usedUp ? lead('team') : visitOffer(visit, priceFor(visit, said), said.unsure)
}
