import type { Quote } from '@costard/contract'
import { unprintableWords } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { Note } from '#ui/notes/note.tsx'
import { useTeam } from '../../../team-context.ts'
import type { ReviewFields } from './review-fields.ts'

/** The others are in the same script, as a rule. */
const mostNamed = 4

/** Warns of words that the PDF would show with � in the place of letters. name and note: as typed. */
export function UnprintableNote({
  quote,
  name,
  note,
}: Pick<ReviewFields, 'name' | 'note'> & { readonly quote: Quote }) {
  const t = useTranslations('counter.review')
  const format = useFormatter()
  const team = useTeam()
  const devices = quote.lines.flatMap(({ device, variantLabel }) => [device.name, variantLabel])
  const words = unprintableWords([name, note, team.name, ...devices].join('\n'))
  if (words.length === 0) return null
  return (
    <Note kind="money">
      {t('unprintable', { words: format.list(words.slice(0, mostNamed)), count: words.length })}
    </Note>
  )
}
