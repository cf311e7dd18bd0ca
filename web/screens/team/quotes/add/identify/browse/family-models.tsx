import { devicesByYear, type Silhouette } from '@costard/devices'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useCatalogDocuments } from '../../use-catalog-documents.ts'
import { bestPriceOf } from '../results/best-price.ts'
import { DeviceResult, type Settling } from '../results/device-result.tsx'
import classes from './family-models.module.css'
import results from '../results/device-results.module.css'
import type { PickedDevice } from '../use-add-device.ts'
import { useCurrentRow } from '../field/use-current-row.ts'

/** All models of a family, newest year first; chips jump to a year. */
export function FamilyModels({
  silhouette,
  onAdd,
  settling,
  onClose,
}: {
  readonly silhouette: Silhouette
  readonly onAdd: (picked: PickedDevice) => void
  readonly settling: Settling
  readonly onClose: () => void
}) {
  const t = useTranslations('counter.identify')
  const entries = useCatalogDocuments()
  const years = devicesByYear(silhouette)
  const devices = years.flatMap((year) => year.devices)
  const [current, setCurrent] = useCurrentRow(devices.length, -1, silhouette)
  const list = useRef<HTMLElement>(null)
  const jump = (year: string) => {
    const heading = list.current?.querySelector<HTMLElement>(`[data-year="${year}"]`)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <section ref={list} className={`cp-card ${classes.models}`} aria-label={t(`family.${silhouette}`)}>
      <div className={classes.head}>
        <header>
          <b aria-live="polite">
            {t(`family.${silhouette}`)}{' '}
            <span className="cp-dim">{t('results', { count: devices.length })}</span>
          </b>
          <span className={`${results.keys} cp-dim cp-desk-only`}>
            {t.rich('keys', { kbd: (key) => <kbd>{key}</kbd> })}
          </span>
          <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('closeFamily')} onClick={onClose}>
            <IconX size={18} stroke={1.75} />
          </ActionIcon>
        </header>
        <nav className={classes.years} aria-label={t('years')}>
          {years.map(({ year }) => (
            <UnstyledButton key={year} onClick={() => jump(year)}>
              {year}
            </UnstyledButton>
          ))}
        </nav>
      </div>
      {years.map(({ year, devices: ofYear }) => (
        <section key={year}>
          <h3 className={classes.year} data-year={year} tabIndex={-1}>
            {year}
          </h3>
          <ul>
            {ofYear.map((device) => {
              const place = devices.indexOf(device)
              return (
                <DeviceResult
                  key={device.key}
                  device={device}
                  narrowed={{}}
                  ranges={[]}
                  isCurrent={place === current}
                  isSure={false}
                  bestPrice={entries && bestPriceOf(entries, device.key)}
                  onOpen={() => setCurrent(place === current ? -1 : place)}
                  onAdd={(narrowed) => onAdd({ device, narrowed })}
                  settling={settling}
                />
              )
            })}
          </ul>
        </section>
      ))}
    </section>
  )
}
