import { variantLabel } from '@costard/devices'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { DeviceDrawing } from '#ui/device-drawing.tsx'
import { DeviceHistory } from '../../../device-checks/device-history.tsx'
import { type CounterDevice, useCounterDraft } from '../counter-draft.ts'
import classes from './counter-list.module.css'
import result from './device-result.module.css'
import panel from './panel.module.css'

/** The devices of the quote so far. */
export function CounterList() {
  const t = useTranslations('counter.identify')
  const [{ devices, saved }, change] = useCounterDraft()
  const remove = (id: string) =>
    change((draft) => ({ ...draft, devices: draft.devices.filter((device) => device.id !== id) }))
  return (
    <section className={`cp-card ${panel.panel} ${classes.counter}`}>
      <header>
        <h2>{t('inQuote')}</h2>
        <span className="cp-dim">{devices.length > 0 && devices.length}</span>
      </header>
      {devices.length === 0 && <p className="cp-dim">{t('emptyQuote')}</p>}
      <ul>
        {devices.map((device) => (
          <li key={device.id}>
            <span className={result.drawing}>
              <DeviceDrawing silhouette={device.silhouette} size={26} />
            </span>
            <span className={result.model}>
              <b>{device.name}</b>
              <span className="cp-dim">
                {detailsOf(device)} <span className="cp-mono">{device.imei ?? device.serial}</span>
              </span>
              <DeviceHistory imei={device.imei} serial={device.serial} exceptQuoteId={saved?.quoteId} />
            </span>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('remove', { device: device.name })}
              onClick={() => remove(device.id)}
            >
              <IconTrash size={18} stroke={1.75} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The known details beyond the model, in words. */
export function detailsOf({
  narrowed: { storageGb, memoryGb, connectivity, colour },
}: CounterDevice): string {
  return variantLabel({
    ...(memoryGb !== undefined && { ramGb: memoryGb }),
    ...(storageGb !== undefined && { storageGb }),
    ...(connectivity !== undefined && { connectivity }),
    ...(colour !== undefined && { colour }),
  })
}
