import { unprintableWords } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { Note } from '#ui/notes/note.tsx'

/** Words beyond this are not named: they are usually in the same script. */
const mostNamed = 4

/** Warns of words that the PDF would print with � in place of letters. texts: texts that documents print. */
export function UnprintableNote({ texts }: { readonly texts: readonly string[] }) {
  const t = useTranslations('team')
  const format = useFormatter()
  const words = unprintableWords(texts.join('\n'))
  if (words.length === 0) return null
  return (
    <Note kind="money">
      {t('unprintable', { words: format.list(words.slice(0, mostNamed)), count: words.length })}
    </Note>
  )
}
