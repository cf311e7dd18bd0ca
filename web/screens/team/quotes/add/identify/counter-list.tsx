import { ActionIcon } from '@mantine/core'
import { IconTrash, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import { useRegion } from '#messages/region-context.ts'
import { OwnSite, useHasSiteChoice } from '../../../site/own-site.tsx'
import { DeviceHistory } from '../../../device-checks/device-history.tsx'
import { withoutCustomer, withoutLine } from '../counter-draft.ts'
import { detailsOf } from '../device-details.ts'
import { useCounterDraft } from '../stored-draft.ts'
import classes from './counter-list.module.css'
import result from './results/device-result.module.css'
import { lineElementId } from './results/on-quote-already.tsx'
import panel from './panel.module.css'

/** The devices of the quote so far. */
export function CounterList() {
  const t = useTranslations('counter.identify')
  const { language } = useRegion()
  const [{ lines, saved, customer }, change] = useCounterDraft()
  const hasSiteChoice = useHasSiteChoice()
  const remove = (id: string) => change((draft) => withoutLine(draft, id))
  return (
    <section className={`cp-card ${panel.panel} ${classes.counter}`}>
      <header>
        <h2>{t('inQuote')}</h2>
        <span className="cp-dim">{lines.length > 0 && lines.length}</span>
      </header>
      {customer && !saved && (
        <div className={classes.customer}>
          <span>{t('forCustomer', { name: customer.name })}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('removeCustomer', { name: customer.name })}
            onClick={() => change(withoutCustomer)}
          >
            <IconX size={18} stroke={1.75} />
          </ActionIcon>
        </div>
      )}
      {lines.length === 0 && <p className="cp-dim">{t('emptyQuote')}</p>}
      <ul aria-live="polite" aria-relevant="additions">
        {lines.map((device) => (
          <li key={device.id} id={lineElementId(device.id)} tabIndex={-1}>
            <span className={result.drawing}>
              <DeviceDrawing silhouette={device.silhouette} size={26} />
            </span>
            <span className="cp-column cp-grow">
              <b>{device.name}</b>
              <span className="cp-dim">
                {detailsOf(device, language)} <span className="cp-mono">{device.imei ?? device.serial}</span>
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
      {!saved && hasSiteChoice && (
        <div className={classes.site}>
          <OwnSite />
        </div>
      )}
    </section>
  )
}
