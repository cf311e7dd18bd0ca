import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useTranslations } from 'use-intl'
import { useNotice } from '#ui/notes/use-notice.ts'
import { withLineBack, withoutLine } from './counter-draft.ts'
import type { CounterLine } from './counter-line.ts'
import { useCounterDraft } from './stored-draft.ts'

/** Takes a line off the quote, with a notice that can put it back. */
export function useRemoveLine(): (device: CounterLine) => void {
  const t = useTranslations('counter.setup')
  const common = useTranslations('common')
  const notify = useNotice()
  const [draft, changeDraft] = useCounterDraft()
  return (device) => {
    const place = draft.lines.findIndex(({ id }) => id === device.id)
    changeDraft((now) => withoutLine(now, device.id))
    const id = `removed ${device.id}`
    const undo = () => {
      changeDraft((now) => withLineBack(now, device, place))
      notifications.hide(id)
    }
    notify({
      id,
      autoClose: 10_000,
      message: (
        <>
          {t('removed', { device: device.name })}{' '}
          <Button variant="default" size="compact-sm" onClick={undo}>
            {common('undo')}
          </Button>
        </>
      ),
    })
  }
}
