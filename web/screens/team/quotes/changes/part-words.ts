import type { EditQuote, Quote } from '@costard/contract'
import { textIn } from '@costard/contract'
import { priceObstaclesIn } from '@costard/quotes'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useRegion } from '#messages/region-context.ts'
import { useTeam } from '../../team-context.ts'
import { catalogQuery } from '../add/catalog-query.ts'
import type { QuotePart } from './quote-differences.ts'

/** Unsaved values of a quote. */
export type Edit = Omit<EditQuote, 'rev'> & {
  /** The chosen proposition, by line id. */
  readonly lines?: Readonly<Record<string, string>>
}

/** Longer notes are truncated so that two fit side by side. Characters. */
const noteLength = 80

/**
 * Returns functions from the values of a quote's parts to texts for comparison; long ones are shortened
 * unless isWhole.
 */
export function usePartWords(currency: Quote['currency'], { isWhole = false } = {}) {
  const t = useTranslations('live.change')
  const states = useTranslations('quotes.state')
  const money = useMoney(currency)
  const { language } = useRegion()
  const { id: teamId } = useTeam()
  const cache = useQueryClient()

  const customerWords = (customer: Edit['customer']) =>
    [customer?.name, customer?.email, customer?.phone].filter(Boolean).join(', ') || t('none')
  const plainWords = ({ customer, validDays, note, letCustomerChoose }: Omit<Edit, 'lines'>) => ({
    customer: customerWords(customer),
    validDays: t('days', { days: validDays ?? 0 }),
    note: note
      ? `“${note.length > noteLength && !isWhole ? `${note.slice(0, noteLength)}…` : note}”`
      : t('none'),
    letCustomerChoose: t(letCustomerChoose ? 'yes' : 'no'),
  })
  const linesWords = (
    { lines, lineCount }: Pick<Quote, 'lines' | 'lineCount'>,
    chosen: Edit['lines'] = {},
  ) => {
    const offers = lines.map(({ id, catalogId, catalogVersion, propositionKey = '' }) => {
      const document = cache.getQueryData(catalogQuery(teamId, catalogId, catalogVersion).queryKey)
      return textIn(language, document?.wording.propositions[chosen[id] ?? propositionKey]?.name)
    })
    return [t('devices', { count: lineCount }), ...new Set(offers)].filter(Boolean).join(', ')
  }
  return {
    /** Text for a part of a saved quote. */
    ofQuote: (quote: Quote, part: QuotePart): string => {
      if (part === 'state') return states(quote.state)
      if (part !== 'lines') return plainWords(quote)[part]
      const hasPrice = priceObstaclesIn(quote.obstacles).length === 0
      const amount = hasPrice ? money.full(Math.abs(quote.totals.netMinor)) : ''
      return [linesWords(quote), amount].filter(Boolean).join(', ')
    },
    /** Text for a part of an unsaved edit of this quote. */
    ofEdit: (edit: Edit, part: keyof Edit, quote: Quote): string =>
      part === 'lines' ? linesWords(quote, edit.lines) : plainWords(edit)[part],
  }
}
