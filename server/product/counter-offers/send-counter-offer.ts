import { type CounterOfferContent, may, type Quote } from '@costard/contract'
import { counterProblems, dayIn, type RepairProof, roundingOfLine, validUntil } from '@costard/quotes'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import { bumpQuoteRevision } from '../quotes/bump-quote-revision.ts'
import { describeQuote } from '../quotes/describe-quote.ts'
import { saveFulfilment } from '../quotes/lines/fulfilment-store.ts'
import { countMail, requireVerifiedSender } from '../quotes/sending/quote-mail.ts'
import { findQuoteOfTeam, updateQuote } from '../quotes/quote-store.ts'
import { readContent } from '../quotes/lines/read-content.ts'
import { standingMinorOf } from '../quotes/deals/settled-minor.ts'
import { describeFile, keepAsEvidence, listFiles } from '../quotes/file-rows/quote-file-store.ts'
import type { Member } from '../teams/memberships/member.ts'
import { othersReleaseIn } from '../teams/memberships/others-release.ts'
import { counterContent } from './counter-content.ts'
import { publishCounterOffered } from './counter-offered.ts'
import { insertCounterOffer, type LineKey } from '../quotes/counter-offer-rows/counter-offer-store.ts'
import { inspectLine } from './inspect-line.ts'
import { lockInspected } from './lock-inspected.ts'

/**
 * Sends the customer the price after an inspection. A price worse for the customer awaits an answer; a better
 * one is only reported, and a repair continues. Throws quote/not-found, quote/changed, quote/wrong-state,
 * quote/line-not-found, inspection/changed, counter/not-sendable, quote/sign-up-to-send,
 * quote/sender-unverified, quote/too-many-sent.
 */
export async function sendCounterOffer(
  parts: ProductParts,
  { tx, record }: Change,
  member: Member,
  {
    quoteId,
    lineId,
    rev,
    inspectionRev,
  }: Omit<LineKey, 'teamId'> & { readonly rev: number; readonly inspectionRev: number },
): Promise<Quote> {
  const { team, teamId, caller } = member
  requireVerifiedSender(caller)
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const { quote, line, inspection } = await lockInspected(tx, {
    teamId,
    quoteId,
    lineId,
    rev,
    inspectionRev,
    today,
  })
  const { catalog, result } = await inspectLine(tx, team, quote, line, inspection)
  const photos = (await listFiles(tx, quote))
    .map(describeFile)
    .filter((file) => file.lineId === lineId && file.type !== 'application/pdf')
  const content = counterContent(catalog, result, {
    line,
    inspection,
    photos,
    language: quote.language,
    cashStepMinor: roundingOfLine(quote.lineCount, quote).cashStepMinor ?? null,
    sentByName: caller.displayName ?? team.name,
  })
  const isOwn = inspection.savedBy === caller.userId
  const problems = counterProblems(catalog.pricing, result, {
    proofOf: (questionKey) => ({
      reason: inspection.notes[questionKey]?.reason ?? null,
      photos: photos.filter((photo) => photo.questionKey === questionKey).length,
    }),
    hasCheck: line.checks.some((check) => check.result === 'flagged'),
    mayRelease: may(member, 'quote.override') && !(isOwn && (await othersReleaseIn(tx, team))),
    repair: repairProof(content),
  })
  const found = await findQuoteOfTeam(tx, quote)
  const email = found?.quote.snapshot?.customer.email
  const { acceptedMinor, newMinor } = result.paid
  if (problems.length > 0 || !email || newMinor === acceptedMinor)
    throw apiError('counter/not-sendable', {
      problems: problems.length > 0 ? problems : [{ kind: email ? 'same' : 'email' }],
    })
  const isLess = newMinor < acceptedMinor
  await countMail(tx, parts, { teamId, senderId: caller.userId, recipient: email })
  const key = { teamId, quoteId, lineId }
  await insertCounterOffer(tx, {
    ...key,
    state: isLess ? 'sent' : 'notified',
    answerBy: validUntil(today, inspection.answerDays),
    content,
    sentAt: at,
    sentBy: caller.userId,
    answer: null,
    delivery: { state: 'sending', at: at.toISOString(), sending: 1, kind: 'offer' },
  })
  const photoIds = [...content.photos, ...content.findings.flatMap((finding) => finding.photos)].map(
    ({ fileId }) => fileId,
  )
  await keepAsEvidence(tx, key, photoIds)
  const from = line.kind === 'repair' ? 'diagnosing' : 'inspecting'
  const to = isLess ? 'counterOffered' : line.kind === 'repair' ? 'diagnosing' : 'matched'
  if (to !== from)
    await saveFulfilment(tx, quote, lineId, { state: to, at: at.toISOString(), by: caller.userId, note: '' })
  const row = await updateQuote(tx, quote, {
    quote: { updatedAt: at, settledMinor: await standingMinorOf(tx, quote) },
  })
  await publishCounterOffered(tx, key, { sender: caller, team, sending: 1, kind: 'offer' })
  await bumpQuoteRevision(tx, parts, row, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { fulfilment: from, acceptedMinor: Math.abs(acceptedMinor) },
    after: { rev: row.rev, lineId, fulfilment: to, newMinor: Math.abs(newMinor), photos: photoIds.length },
  })
  return describeQuote(row, await readContent(tx, row, member), today, parts.links)
}

/** Returns the proof for the customer besides the price of a repair. */
function repairProof({ message, findings, services, photos }: CounterOfferContent): RepairProof {
  return {
    text: message,
    photos: photos.length + findings.reduce((sum, finding) => sum + finding.photos.length, 0),
    notes: [...findings, ...services].filter(({ text }) => text.trim() !== '').length,
  }
}
