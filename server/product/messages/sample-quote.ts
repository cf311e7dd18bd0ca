import type { PublicLine, QuoteId } from '@costard/contract'
import { dayIn, validUntil } from '@costard/quotes'
import { createTexts, type Locale } from '@costard/templates'
import type { TeamRow } from '../teams/team-store.ts'
import type { MessageSubject } from './team-message.ts'

const sampleMinor = 46_000
const validDays = 7

/** A quote for previews of messages while a team has no quotes. */
export function sampleQuote(team: TeamRow, locale: Locale, at: Date): MessageSubject {
  const texts = createTexts(locale)
  return {
    team,
    quote: {
      teamId: team.teamId,
      quoteId: 'sample' as QuoteId, // this id is never stored
      siteId: null,
      revision: 1,
      number: 'Q-1',
      language: locale,
      currency: team.currency,
      netMinor: -sampleMinor,
      totalKind: 'exact',
      validUntil: validUntil(dayIn(team.timeZone, at), validDays),
      sentAt: at,
      updatedAt: at,
      note: '',
      acceptance: null,
      decline: { at: at.toISOString(), reason: 'price' },
      snapshot: {
        teamName: team.name,
        country: team.country,
        customer: { id: null, kind: 'private', name: texts('test.customer') },
        lines: [sampleLine(locale)],
      },
    },
  }
}

function sampleLine(locale: Locale): PublicLine {
  const texts = createTexts(locale)
  return {
    id: 'sample',
    kind: 'buy',
    deviceName: texts('test.device'),
    variantLabel: texts('test.variant'),
    silhouette: 'phone',
    imei: null,
    serial: null,
    facts: [{ question: texts('test.screen'), answer: texts('test.said') }],
    services: [],
    offers: [],
    propositionKey: '',
    labels: {},
    mayMoveMinor: 0,
  }
}
