import {
  type Device,
  type Identification,
  listDevices,
  type Narrowed,
  type Range,
  searchDevices,
  type Silhouette,
} from '@costard/devices'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCatalogDocuments } from '../use-catalog-documents.ts'
import { DeviceResult } from './device-result.tsx'
import classes from './identify-screen.module.css'
import type { PickedDevice } from './use-add-device.ts'
import { bestPriceOf } from './best-price.ts'

interface Result {
  readonly device: Device
  readonly narrowed: Narrowed
  readonly ranges: readonly Range[]
}

const mostShown = 12

/** The models that fit what was typed, or the family that is being browsed; arrows move, Enter opens. */
export function DeviceResults({
  text,
  found,
  silhouette,
  onAdd,
}: {
  readonly text: string
  readonly found: Identification
  readonly silhouette: Silhouette | null
  readonly onAdd: (picked: PickedDevice) => void
}) {
  const t = useTranslations('counter.identify')
  const entries = useCatalogDocuments()
  const results = resultsFor(text, found, silhouette)
  const [current, setCurrent] = useState(0)
  const firstKey = results[0]?.device.key
  useEffect(() => setCurrent(0), [text, silhouette, firstKey])

  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const isInField = event.target instanceof HTMLElement && event.target.matches('input[type=radio]')
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step === undefined || isInField || results.length === 0) return
      event.preventDefault()
      setCurrent((place) => Math.min(Math.max(place + step, 0), results.length - 1))
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  })

  if (results.length === 0) {
    if (text.trim() === '' || found.problem || found.imei || found.serial) return null
    return (
      <section className={`cp-card ${classes.nothing}`} role="status">
        <b>{t('nothing', { text: text.trim() })}</b>
        <span className="cp-dim">{t('nothingHelp')}</span>
      </section>
    )
  }
  const own = identityOf(found)
  return (
    <section className={`cp-card ${classes.results}`} aria-label={t('results', { count: results.length })}>
      <header>
        <b aria-live="polite">{t('results', { count: results.length })}</b>
        {text.trim() !== '' && <span className="cp-dim">{t('for', { text: text.trim() })}</span>}
        <span className={`${classes.keys} cp-dim cp-desk-only`}>
          {t.rich('keys', { kbd: (key) => <kbd>{key}</kbd> })}
        </span>
      </header>
      {found.warnings.map((warning) => (
        <p key={warning.code} className={classes.warning}>
          {t(`warning.${warning.code}`, {
            field: 'field' in warning ? warning.field : '',
            stated: 'stated' in warning ? String(warning.stated) : '',
          })}
        </p>
      ))}
      <ul>
        {results.map((result, place) => (
          <DeviceResult
            key={result.device.key}
            {...result}
            isCurrent={place === current}
            bestPrice={entries && bestPriceOf(entries, result.device.key)}
            onOpen={() => setCurrent(place)}
            onAdd={(narrowed) => onAdd({ device: result.device, narrowed, ...own })}
          />
        ))}
      </ul>
    </section>
  )
}

function resultsFor(text: string, found: Identification, silhouette: Silhouette | null): readonly Result[] {
  if (text.trim() === '')
    return listDevices()
      .filter((device) => device.silhouette === silhouette)
      .slice(0, mostShown)
      .map((device) => ({ device, narrowed: {}, ranges: [] }))
  if (found.kind === 'name') return searchDevices(text, mostShown)
  return found.matches.slice(0, mostShown).map((match) => ({ ...match, ranges: [] }))
}

/** The numbers in the text that belong to the one device in hand. */
function identityOf({ imei, serial, problem }: Identification): Pick<PickedDevice, 'imei' | 'serial'> {
  return {
    ...(imei && problem?.code !== 'imei-check-digit' && { imei: imei.imei }),
    ...(serial && { serial: serial.serial }),
  }
}
