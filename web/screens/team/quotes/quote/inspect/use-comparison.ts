import type { Quote, QuoteFile, QuoteLine } from '@costard/contract'
import { visibleQuestions } from '@costard/pricing'
import { chosenFor, counterProblems, inspect, priceRequestFor, roundingOfLine } from '@costard/quotes'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMay, useTeam } from '../../../team-context.ts'
import { catalogQuery } from '../../add/catalog-query.ts'
import { filesQuery } from '../files/files-query.ts'
import type { Found } from './found-parts.ts'

/** Compares the findings with the accepted answers, by the same rules as the server. */
export function useComparison(quote: Quote, line: QuoteLine, found: Found) {
  const team = useTeam()
  const mayRelease = useMay('quote.override')
  const { data: document } = useSuspenseQuery(catalogQuery(team.id, line.catalogId, line.catalogVersion))
  const { data: files } = useQuery(filesQuery(team.id, quote.id))
  const request = priceRequestFor(
    document.pricing,
    { team, customer: quote.customer, today: line.pricedOn },
    line,
    chosenFor(line.id, quote.acceptance),
  )
  const result = inspect(
    document.pricing,
    request,
    found.answers,
    found.services,
    roundingOfLine(quote.lineCount, quote.totals),
  )
  const photosOf = (questionKey: string | null): readonly QuoteFile[] =>
    (files ?? []).filter(
      (file) =>
        file.lineId === line.id && file.questionKey === questionKey && file.type !== 'application/pdf',
    )
  const photos = photosOf(null).filter(({ side }) => side === 'found')
  const ofFindings = result.findings.flatMap(({ questionKey }) => photosOf(questionKey))
  const notes = [
    ...result.findings.map(({ questionKey }) => found.notes[questionKey]?.text ?? ''),
    ...found.services.map(({ text }) => text),
  ]
  const problems = counterProblems(document.pricing, result, {
    proofOf: (questionKey) => ({
      reason: found.notes[questionKey]?.reason ?? null,
      photos: photosOf(questionKey).length,
    }),
    hasCheck: line.checks.some((check) => check.result === 'flagged'),
    mayRelease,
    repair: {
      text: found.message,
      photos: photos.length + ofFindings.length,
      notes: notes.filter((text) => text.trim() !== '').length,
    },
  })
  const questions = visibleQuestions(document.pricing, {
    ...request,
    phase: 'inspection',
    answers: found.answers,
  }).filter(({ type }) => type !== 'photo')
  return { document, request, result, problems, questions, photos, photosOf }
}

export type Comparison = ReturnType<typeof useComparison>
