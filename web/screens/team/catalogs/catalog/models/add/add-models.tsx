import type { Device } from '@costard/devices'
import { findNamed, listDevices } from '@costard/devices'
import { Button, Checkbox, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { Dialog } from '#ui/dialog.tsx'
import { SearchInput } from '#ui/fields/search-input.tsx'
import { useDraft } from '../../../draft/draft-context.ts'
import { families, familyKey, NewModels } from '@costard/contract/price-grid'
import { SmallSelect } from '../small-select.tsx'
import classes from './add-models.module.css'
import { newerDevices } from './newer-devices.ts'

/** Maximum number of listed devices; search and families narrow the list. */
const shownAtMost = 100
/** Maximum number of parts changed by one step. A device needs one part, and one for each storage. */
const addedAtMost = 100

/**
 * Adds devices of the library with their storages, or a model by name. Devices newer than the catalog are
 * listed first.
 */
export function AddModels({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('catalogModels.add')
  const familyName = useTranslations('catalogModels.family')
  const common = useTranslations('common')
  const { editor, state } = useDraft()
  const { document } = state
  const [search, setSearch] = useState('')
  const [family, setFamily] = useState('')
  const [year, setYear] = useState('')
  const [chosen, setChosen] = useState<ReadonlyMap<string, readonly number[]>>(new Map())
  const has = useMemo(
    () => new Set(document.pricing.models.flatMap(({ deviceKey }) => deviceKey ?? [])),
    [document.pricing.models],
  )
  const devices = useMemo(
    () => listDevices().filter(({ key, family: of }) => !has.has(key) && of !== 'other'),
    [has],
  )
  const newer = useMemo(() => newerDevices(document.pricing.models), [document.pricing.models])
  const years = [...new Set(devices.map(({ released }) => released.slice(0, 4)))]
  const isSearched = search.trim() !== ''
  const named = useMemo(
    () => (isSearched ? findNamed(devices, search, ({ key, name }) => ({ deviceKey: key, name })) : devices),
    [devices, isSearched, search],
  )
  const fitting = named.filter(
    (device) =>
      (family === '' || device.family === family) && (year === '' || device.released.startsWith(year)),
  )
  const choose = (device: Device, storages: readonly number[] | undefined) => {
    const next = new Map(chosen)
    if (storages) next.set(device.key, storages)
    else next.delete(device.key)
    if (next.size <= addedAtMost) setChosen(next)
  }
  const add = () => {
    const models = new NewModels(document)
    const found = devices.filter(({ key }) => chosen.has(key)).toReversed()
    editor.change(
      t('step', { count: found.length }),
      found.flatMap((device) => models.ofDevice(device, chosen.get(device.key)).parts),
    )
    onClose()
  }
  const addByName = () => {
    editor.change(t('step', { count: 1 }), new NewModels(document).named(search.trim(), undefined).parts)
    onClose()
  }
  const isFiltered = isSearched || family !== '' || year !== ''
  return (
    <Dialog opened onClose={onClose} title={t('title')} size="lg">
      <div className={classes.filters}>
        <SearchInput data-autofocus label={t('search')} value={search} onSearch={setSearch} />
        <SmallSelect
          label={t('family')}
          value={family}
          values={families.filter((one) => devices.some((device) => device.family === one))}
          none={t('allFamilies')}
          wordOf={(one) => familyName(familyKey(one))}
          onPick={setFamily}
        />
        <SmallSelect
          label={t('year')}
          value={year}
          values={years}
          none={t('allYears')}
          wordOf={(one) => one}
          onPick={setYear}
        />
      </div>
      <div className={classes.list}>
        {!isFiltered && newer.length > 0 && (
          <Devices title={t('newer')} devices={newer} chosen={chosen} onChoose={choose} />
        )}
        <Devices
          title={isFiltered ? t('found', { count: fitting.length }) : t('all')}
          devices={(isFiltered ? fitting : fitting.filter((device) => !newer.includes(device))).slice(
            0,
            shownAtMost,
          )}
          chosen={chosen}
          onChoose={choose}
        />
        {fitting.length > shownAtMost && <p className="cp-dim">{t('narrow')}</p>}
        {isSearched && fitting.length === 0 && (
          <Button variant="default" onClick={addByName}>
            {t('byName', { name: search.trim() })}
          </Button>
        )}
      </div>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button disabled={chosen.size === 0} onClick={add}>
          {t('add', { count: chosen.size })}
        </Button>
      </Group>
    </Dialog>
  )
}

function Devices({
  title,
  devices,
  chosen,
  onChoose,
}: {
  readonly title: string
  readonly devices: readonly Device[]
  readonly chosen: ReadonlyMap<string, readonly number[]>
  readonly onChoose: (device: Device, storages: readonly number[] | undefined) => void
}) {
  const { sizeName } = useVariantWords()
  if (devices.length === 0) return null
  return (
    <fieldset className={classes.devices}>
      <legend>{title}</legend>
      {devices.map((device) => {
        const storages = chosen.get(device.key)
        return (
          <div key={device.key} className={classes.device}>
            <Checkbox
              label={device.name}
              description={device.released.slice(0, 4)}
              checked={storages !== undefined}
              onChange={({ currentTarget }) =>
                onChoose(device, currentTarget.checked ? device.storagesGb : undefined)
              }
            />
            {storages && device.storagesGb.length > 1 && (
              <span className={classes.storages}>
                {device.storagesGb.map((gb) => (
                  <Checkbox
                    key={gb}
                    size="xs"
                    label={sizeName(gb)}
                    checked={storages.includes(gb)}
                    onChange={({ currentTarget }) =>
                      onChoose(
                        device,
                        device.storagesGb.filter((one) =>
                          one === gb ? currentTarget.checked : storages.includes(one),
                        ),
                      )
                    }
                  />
                ))}
              </span>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
