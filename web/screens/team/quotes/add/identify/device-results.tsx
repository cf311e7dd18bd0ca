import { type Device, type Identification, type Narrowed, type Range, searchDevices } from '@costard/devices'
import { useTranslations } from 'use-intl'
import { useCatalogDocuments } from '../use-catalog-documents.ts'
import { bestPriceOf } from './best-price.ts'
import { DeviceResult, type Settling } from './device-result.tsx'
import classes from './device-results.module.css'
import panel from './panel.module.css'
import { isInputError } from './input-error.ts'
import { NothingFound } from './nothing-found.tsx'
import { asFields, numbersIn } from './pending-number.ts'
import type { PickedDevice } from './use-add-device.ts'
import { useCurrentRow } from './use-current-row.ts'

interface Result {
  readonly device: Device
  readonly narrowed: Narrowed
  readonly ranges: readonly Range[]
}

const mostShown = 12

/** The models that match the text; arrow keys move, Enter picks. */
export function DeviceResults({
  text,
  found,
  onAdd,
  settling,
  onAddUnlisted,
}: {
  readonly text: string
  readonly found: Identification
  readonly onAdd: (picked: PickedDevice) => void
  readonly settling: Settling
  readonly onAddUnlisted: () => void
}) {
  const t = useTranslations('counter.identify')
  const entries = useCatalogDocuments()
  const results = resultsFor(text, found)
  const [current, setCurrent] = useCurrentRow(results.length, 0, `${text} ${results[0]?.device.key}`)

  if (results.length === 0) {
    if ((found.problem && isInputError(found.problem)) || numbersIn(found).length > 0) return null
    return <NothingFound text={text.trim()} onAddUnlisted={onAddUnlisted} />
  }
  const isShared = found.kind !== 'name' && results.length > 1
  const own = asFields(numbersIn(found))
  return (
    <section
      className={`cp-card ${panel.panel} ${classes.results}`}
      aria-label={t('results', { count: results.length })}
    >
      <header>
        <b aria-live="polite">{t(isShared ? 'shared' : 'results', { count: results.length })}</b>
        <span className={`${classes.for} cp-dim`}>
          {isShared ? t('which') : t('for', { text: text.trim() })}
        </span>
        <span className={`${classes.keys} cp-dim cp-desk-only`}>
          {t.rich('keys', { kbd: (key) => <kbd>{key}</kbd> })}
        </span>
      </header>
      {found.warnings.map((warning) => (
        <p
          key={`${warning.code} ${'deviceKey' in warning ? warning.deviceKey : ''}`}
          className={classes.warning}
        >
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
            isSure={found.confidence === 'exact' && found.problem === undefined}
            bestPrice={entries && bestPriceOf(entries, result.device.key)}
            onOpen={() => setCurrent(place)}
            onAdd={(narrowed) => onAdd({ device: result.device, narrowed, ...own })}
            settling={{ ...settling, settle: (picked) => settling.settle({ ...picked, ...own }) }}
          />
        ))}
      </ul>
    </section>
  )
}

function resultsFor(text: string, found: Identification): readonly Result[] {
  if (found.kind === 'name') return searchDevices(text, mostShown)
  return found.matches.slice(0, mostShown).map((match) => ({ ...match, ranges: [] }))
}
