import { type Identification } from '@costard/devices'
import { useTranslations } from 'use-intl'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { useCatalogDocuments } from '../../use-catalog-documents.ts'
import { bestPriceOf } from './best-price.ts'
import { DeviceResult, type Settling } from './device-result.tsx'
import classes from './device-results.module.css'
import panel from '../panel.module.css'
import { isInputError } from '../field/input-error.ts'
import { NothingFound } from './nothing-found.tsx'
import { noteIn } from '../field/note-in.ts'
import { asFields, numbersIn } from '../field/pending-number.ts'
import { PartOffers } from './part-offers.tsx'
import type { AddDevice, PickedDevice } from '../use-add-device.ts'
import { useCurrentRow } from '../field/use-current-row.ts'

const mostShown = 12
const mostAside = 6

/** Models that match the text; arrow keys move, Enter picks. */
export function DeviceResults({
  text,
  found,
  onAdd,
  settling,
  onAddUnlisted,
}: {
  readonly text: string
  readonly found: Identification
  readonly onAdd: AddDevice['add']
  readonly settling: Settling
  readonly onAddUnlisted: () => void
}) {
  const t = useTranslations('counter.identify')
  const entries = useCatalogDocuments()
  const { sizeName } = useVariantWords()
  const results = found.hits.slice(0, mostShown)
  const [current, setCurrent] = useCurrentRow(results.length, 0, `${text} ${results[0]?.device.key}`)

  if (results.length === 0) {
    if ((found.problem && isInputError(found.problem)) || numbersIn(found).length > 0) return null
    const digits = digitsOf(text)
    if (digits !== undefined) return <p className="cp-dim">{t('numberBegun', { count: digits })}</p>
    const { problem } = found
    const maker = problem?.code === 'other-maker' ? problem.word : undefined
    return <NothingFound text={text.trim()} maker={maker} onAddUnlisted={onAddUnlisted} />
  }
  const isShared = found.kind !== 'name' && results.length > 1
  const withOwn = (picked: PickedDevice) => ({
    ...picked,
    ...asFields(numbersIn(found)),
    ...noteIn(found, picked.narrowed),
  })
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
      {found.madeFor && results[0] && (
        <PartOffers
          text={text.trim()}
          part={found.madeFor}
          picked={withOwn({ device: results[0].device, narrowed: results[0].narrowed })}
          onAdd={onAdd}
          onAddUnlisted={onAddUnlisted}
        />
      )}
      {found.problem?.code === 'no-such-model' && (
        <p className={classes.warning}>{t('noSuchModel', { name: found.problem.name })}</p>
      )}
      {found.warnings.map((warning) => (
        <p
          key={`${warning.code} ${'deviceKey' in warning ? warning.deviceKey : ''}`}
          className={classes.warning}
        >
          {t(`warning.${warning.code}`, {
            field: 'field' in warning ? warning.field : '',
            stated: 'stated' in warning ? statedWords(warning, sizeName) : '',
            words: 'words' in warning ? warning.words.join(' ') : '',
          })}
        </p>
      ))}
      {found.aside.length > 0 && (
        <p className={`${classes.aside} cp-dim`}>
          {t('aside', { words: found.aside.slice(0, mostAside).join(', ') })}{' '}
          {found.unknown.length > 0 && t('unknown', { words: found.unknown.slice(0, mostAside).join(', ') })}
        </p>
      )}
      <ul>
        {results.map((result, place) => (
          <DeviceResult
            key={result.device.key}
            device={result.device}
            narrowed={result.narrowed}
            ranges={result.ranges}
            isCurrent={place === current}
            isSure={found.confidence === 'exact' && found.problem === undefined}
            bestPrice={entries && bestPriceOf(entries, result.device.key)}
            onOpen={() => setCurrent(place)}
            onAdd={(narrowed) => void onAdd(withOwn({ device: result.device, narrowed }))}
            settling={{ ...settling, settle: (picked) => settling.settle(withOwn(picked)) }}
          />
        ))}
      </ul>
    </section>
  )
}

const imeiDigits = 15

/** Number of digits of an IMEI that is being typed; undefined for other texts. */
function digitsOf(text: string): number | undefined {
  const count = text.replaceAll(/\D/g, '').length
  return /^[\d\s/-]+$/.test(text) && count > 0 && count < imeiDigits ? count : undefined
}

/** Returns a detail from the text, with its unit. */
function statedWords(
  { field, stated }: { readonly field: string; readonly stated: string | number },
  sizeName: (gigabytes: number) => string,
): string {
  const isSize = typeof stated === 'number' && (field === 'storageGb' || field === 'memoryGb')
  return isSize ? sizeName(stated) : String(stated)
}
