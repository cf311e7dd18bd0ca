import { unfitKeys } from '@costard/contract'
import { IconTag } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import type { LineForm } from './use-lines.ts'

/**
 * Names the parts of a line that come from another version of its catalog; they are dropped when the quote is
 * saved.
 */
export function GoneKeys({ line: { document, setup } }: { readonly line: LineForm }) {
  const t = useTranslations('counter.setup')
  const gone = unfitKeys(document.pricing, setup).map(({ question, key }) =>
    [question, key].filter((part) => part !== undefined).join(': '),
  )
  if (gone.length === 0) return null
  return (
    <Note kind="money" icon={<Icon of={IconTag} size={18} />}>
      {t('goneFromCatalog', { count: gone.length, gone: [...new Set(gone)].join('; ') })}
    </Note>
  )
}
