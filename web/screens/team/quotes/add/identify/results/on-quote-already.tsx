import { devicesTwice } from '@costard/quotes'
import { Button } from '@mantine/core'
import { IconCopyOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCounterDraft } from '../../stored-draft.ts'
import { asFields, type PendingNumber } from '../field/pending-number.ts'

/** Tells that the scanned device is already in the quote, or twice in it, and shows that line. */
export function OnQuoteAlready({ numbers }: { readonly numbers: readonly PendingNumber[] }) {
  const t = useTranslations('counter')
  const [{ lines }] = useCounterDraft()
  const scanned = { id: '', name: '', ...asFields(numbers) }
  const twice = devicesTwice([...lines, scanned]).at(-1)
  if (!twice) return null
  const { earlier } = twice
  return (
    <Note
      kind="problem"
      icon={<Icon of={IconCopyOff} size={18} />}
      action={
        <Button variant="default" size="compact-sm" onClick={() => focusLine(earlier.id)}>
          {t('identify.showOnQuote')}
        </Button>
      }
    >
      {t('setup.deviceTwice', { device: earlier.name })}
    </Note>
  )
}

/** Element id of a device in the list of the quote. */
export const lineElementId = (id: string): string => `on-quote-${id}`

function focusLine(id: string): void {
  const line = document.getElementById(lineElementId(id))
  line?.scrollIntoView({ block: 'center' })
  line?.focus({ preventScroll: true })
}
