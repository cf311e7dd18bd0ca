import { type CatalogDocument, type CounterOfferContent, type QuoteFile, textIn } from '@costard/contract'
import { labelIn } from '@costard/devices'
import type { Answer } from '@costard/pricing'
import type { InspectionResult } from '@costard/quotes'
import { answerText } from '../quotes/sending/snapshot/answer-text.ts'
import { customerWording } from '../quotes/sending/snapshot/customer-wording.ts'
import type { LineRow } from '../quotes/lines/line-store.ts'
import { silhouetteOf } from '../quotes/sending/snapshot/silhouette.ts'
import type { InspectionRow } from '../quotes/counter-offer-rows/counter-offer-store.ts'

/**
 * Returns everything that the customer sees of a counter-offer, including texts, so that later changes do not
 * affect it.
 */
export function counterContent(
  { pricing, wording: staffWording }: CatalogDocument,
  { diff, findings, services, sums, acceptedMinor, newMinor, newTaxes }: InspectionResult,
  {
    line,
    inspection: { notes, message, services: added },
    photos,
    language,
    cashStepMinor,
    sentByName,
  }: {
    readonly line: LineRow
    readonly inspection: Pick<InspectionRow, 'notes' | 'services' | 'message'>
    readonly photos: readonly QuoteFile[]
    readonly language: string
    readonly cashStepMinor: number | null
    readonly sentByName: string
  },
): CounterOfferContent {
  const wording = customerWording(staffWording)
  const questionText = (key: string) => textIn(language, wording.questions[key]?.text)
  const text = (key: string, answer: Answer): string => {
    const question = pricing.questions.find((one) => one.key === key)
    return question && answer !== null ? answerText(answer, question, wording.questions[key], language) : ''
  }
  const kind = line.kind === 'repair' ? 'repair' : 'buy'
  const general = photos.filter(({ questionKey, side }) => questionKey === null && side === 'found')
  return {
    kind,
    deviceName: line.deviceName,
    variantLabel: labelIn(language, line.variantLabel),
    silhouette: silhouetteOf(line.deviceKey ?? undefined),
    proposition: textIn(language, wording.propositions[diff.after.propositionKey ?? '']?.name),
    acceptedMinor,
    newMinor,
    newTaxes: [...newTaxes],
    ...(cashStepMinor !== null && { cashStepMinor }),
    findings: findings.map(({ questionKey, before, after, deltaMinor }) => ({
      questionKey,
      question: questionText(questionKey),
      said: text(questionKey, before),
      found: text(questionKey, after),
      deltaMinor,
      reason: notes[questionKey]?.reason ?? null,
      text: notes[questionKey]?.text ?? '',
      photos: photos
        .filter((photo) => photo.questionKey === questionKey)
        .toSorted((a, b) => Number(a.side === 'found') - Number(b.side === 'found'))
        .map(describePhoto),
    })),
    services: services.map(({ key, quantity, deltaMinor }) => ({
      key,
      name: textIn(language, wording.services[key]?.name) || key,
      quantity,
      deltaMinor,
      text: added.find((one) => one.key === key)?.text ?? '',
    })),
    photos: kind === 'repair' ? general.map(describePhoto) : [],
    sums: sums.map(({ cause, questionKey, deltaMinor }) => ({
      cause,
      label: questionKey === undefined ? '' : questionText(questionKey),
      deltaMinor,
    })),
    message,
    sentByName,
  }
}

function describePhoto({ id, side, addedAt }: QuoteFile): CounterOfferContent['photos'][number] {
  return { fileId: id, side, at: addedAt }
}
