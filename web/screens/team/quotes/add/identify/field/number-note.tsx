import type { Identification } from '@costard/devices'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { DeviceHistory } from '../../../../device-checks/device-history.tsx'
import classes from './identify-note.module.css'
import { asFields, type PendingNumber, numberIn, numbersIn } from './pending-number.ts'

/** Reading of an IMEI or serial, and the pending number for the next device. */
export function NumberNote({
  found,
  pending,
  onPendingChange,
  onUsed,
}: {
  readonly found: Identification
  readonly pending: PendingNumber | null
  readonly onPendingChange: (number: PendingNumber | null) => void
  readonly onUsed: () => void
}) {
  const t = useTranslations('counter.identify')
  const read = found.matches.length === 0 ? numberIn(found) : undefined
  useEffect(() => {
    if (!read) return
    // Scanners send Enter at the end, as do people after the last digit.
    const use = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      onPendingChange(read)
      onUsed()
    }
    document.addEventListener('keydown', use)
    return () => document.removeEventListener('keydown', use)
  })
  const numbers = numbersIn(found)
  const history = <DeviceHistory {...asFields(numbers.length === 0 && pending ? [pending] : numbers)} />
  if (read)
    return (
      <>
        <p className={classes.note} role="status">
          <IconCircleCheck size={18} stroke={1.75} />
          <span>{read.kind === 'imei' ? t('imeiGood') : t('problem.serial-random')}</span>
          <Button
            variant="default"
            rightSection={<ButtonKeys keys="Enter" />}
            onClick={() => {
              onPendingChange(read)
              onUsed()
            }}
          >
            {t('attach')}
          </Button>
        </p>
        {history}
      </>
    )
  if (!pending) return history
  return (
    <>
      <p className={classes.note} role="status">
        <IconCircleCheck size={18} stroke={1.75} />
        <span>
          {t('attached', { kind: t(pending.kind), number: pending.number })} {t('which')}
        </span>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconX size={14} />}
          onClick={() => onPendingChange(null)}
        >
          {t('detach')}
        </Button>
      </p>
      {history}
    </>
  )
}
