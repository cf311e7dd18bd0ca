import { useTranslations } from 'use-intl'
import { useUndo } from '#ui/notes/use-undo.tsx'
import { withLineBack, withoutLine } from './counter-draft.ts'
import type { CounterLine } from './counter-line.ts'
import { useCounterDraft } from './stored-draft.ts'

/** Returns a function that removes a line from the quote, with an Undo notice. */
export function useRemoveLine(): (device: CounterLine) => void {
  const t = useTranslations('counter.setup')
  const offerUndo = useUndo()
  const [draft, changeDraft] = useCounterDraft()
  return (device) => {
    const place = draft.lines.findIndex(({ id }) => id === device.id)
    changeDraft((now) => withoutLine(now, device.id))
    offerUndo({
      id: `removed ${device.id}`,
      message: t('removed', { device: device.name }),
      undo: () => changeDraft((now) => withLineBack(now, device, place)),
    })
  }
}
