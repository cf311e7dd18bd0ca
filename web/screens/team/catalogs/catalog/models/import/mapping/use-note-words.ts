import type { ColumnNote, SourceTable } from '@costard/contract/price-lists'
import { useTranslations } from 'use-intl'
import { useTeam } from '../../../../../team-context.ts'

/** Returns a function for the findings in a column, as one line under its heading. */
export function useNoteWords(): (note: ColumnNote, column: SourceTable['columns'][number]) => string {
  const t = useTranslations('catalogImport.found')
  const { currency } = useTeam()
  return (note, column) => {
    switch (note.is) {
      case 'models':
        return t('models', { models: note.models, asked: note.asked })
      case 'storage':
        return t('storage', { text: note.text, gb: String(note.gb) })
      case 'storages':
        return t('storages', { count: note.count })
      case 'grades':
        return t('grades', { words: note.words, open: note.open })
      case 'values':
        return t('values', { count: note.count })
      case 'amounts':
        return `${currency}, ${t(note.mark === undefined ? 'numbers' : note.mark === '.' ? 'point' : 'comma')}`
      case 'counted':
        return t('counted', { words: note.words, counted: note.counted })
      case 'unread':
        return column === undefined ? t(`unread.${note.kind}`) : ''
    }
  }
}
