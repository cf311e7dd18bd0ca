import { type Device, type Narrowed, type Range } from '@costard/devices'
import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { useTeam } from '../../../../team-context.ts'
import { DetailChips } from '../../detail-chips.tsx'
import classes from './device-result.module.css'
import { openDetail, optionsOf, withOnly } from './open-details.ts'
import type { PickedDevice } from '../use-add-device.ts'

/** A matching model; the current one is expanded, with the details still to be chosen. */
export function DeviceResult({
  device,
  narrowed,
  ranges,
  isCurrent,
  isSure,
  bestPrice,
  onOpen,
  onAdd,
  settling,
}: {
  readonly device: Device
  readonly narrowed: Narrowed
  readonly ranges: readonly Range[]
  readonly isCurrent: boolean
  /** True if the text matches only this model. */
  readonly isSure: boolean
  readonly bestPrice: number | undefined
  readonly onOpen: () => void
  readonly onAdd: (narrowed: Narrowed) => void
  readonly settling: Settling
}) {
  const t = useTranslations('counter.identify')
  const money = useMoney(useTeam().currency)
  const { sizeName } = useVariantWords()
  return (
    <li data-current={isCurrent || undefined}>
      <UnstyledButton className={classes.row} onClick={onOpen} aria-expanded={isCurrent}>
        <span className={classes.drawing}>
          <DeviceDrawing silhouette={device.silhouette} size={26} />
        </span>
        <span className="cp-column cp-grow">
          <span className={classes.name}>{highlighted(device.name, ranges)}</span>
          <span className={`${classes.facts} cp-dim`}>
            {[device.released.slice(0, 4), device.aNumbers.join(', ')].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className={`${classes.sizes} cp-desk-only`}>{sizesOf(device, sizeName)}</span>
        <span className={classes.upTo}>
          {bestPrice !== undefined &&
            t.rich('upTo', { price: money.brief(bestPrice), b: (price) => <b>{price}</b> })}
        </span>
        <IconChevronRight size={18} stroke={1.75} />
      </UnstyledButton>
      {isCurrent && (
        <OpenResult
          key={JSON.stringify(narrowed)}
          device={device}
          narrowed={narrowed}
          isSure={isSure}
          onAdd={onAdd}
          settling={settling}
        />
      )}
    </li>
  )
}

/** Callbacks that keep the device whose details are all known, while its text is in the field. */
export interface Settling {
  readonly settle: (picked: PickedDevice) => void
  readonly unsettle: () => void
  readonly settledNow: () => PickedDevice | undefined
}

const detailWords = {
  chip: 'chip',
  storageGb: 'storage',
  memoryGb: 'memory',
  connectivity: 'connectivity',
} as const

function OpenResult({
  device,
  narrowed,
  isSure,
  onAdd,
  settling,
}: {
  readonly device: Device
  readonly narrowed: Narrowed
  readonly isSure: boolean
  readonly settling: Settling
  readonly onAdd: (narrowed: Narrowed) => void
}) {
  const { sizeName } = useVariantWords()
  const t = useTranslations('counter.identify')
  const details = optionsOf(device)
  const [before] = useState(settling.settledNow)
  const wasChosen = before?.device.key === device.key ? before.narrowed : undefined
  const [chosen, setChosen] = useState<Narrowed>(wasChosen ?? withOnly(device, narrowed))
  const [isTouched, setTouched] = useState(wasChosen !== undefined)
  const open = openDetail(device, chosen)
  const chips = useRef<HTMLDivElement>(null)
  const add = () => {
    if (!open) return onAdd(chosen)
    chips.current?.querySelector<HTMLInputElement>(`[data-detail=${open}] input`)?.focus()
    return undefined
  }

  const isSettled = !open && (isSure || isTouched)
  const keepSettled = useEffectEvent(() => isSettled && settling.settle({ device, narrowed: chosen }))
  useEffect(() => {
    keepSettled()
  }, [isSettled, chosen])
  const unsettle = useEffectEvent(() => settling.unsettle())
  useEffect(() => () => unsettle(), [])

  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof HTMLElement && event.target.closest('button, a, aside, [role=dialog]')
      if (event.key !== 'Enter' || isElsewhere || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      add()
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  })

  return (
    <div className={classes.open} ref={chips}>
      {details
        .filter(({ options }) => options.length > 1)
        .map(({ detail, options }) => (
          <DetailChips
            key={detail}
            name={detail}
            label={t(detailWords[detail])}
            options={options.map((option) => ({
              value: option,
              label: typeof option === 'number' ? sizeName(option) : option,
            }))}
            chosen={chosen[detail]}
            onChoose={(option) => {
              setChosen({ ...chosen, [detail]: option })
              setTouched(true)
            }}
          />
        ))}
      {isSure && !open && (
        <span className={classes.known} role="status">
          <IconCircleCheck size={16} stroke={1.75} /> {t('allKnown')}
        </span>
      )}
      <Button className={classes.add} size="md" onClick={add} rightSection={<ButtonKeys keys="Enter" />}>
        {t('add')}
      </Button>
      {open && (
        <span className="cp-hidden" role="status">
          {t('chooseFirst', { detail: t(detailWords[open]) })}
        </span>
      )}
    </div>
  )
}

function highlighted(name: string, ranges: readonly Range[]): ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  for (const [start, end] of ranges) {
    parts.push(name.slice(from, start), <mark key={start}>{name.slice(start, end)}</mark>)
    from = end
  }
  parts.push(name.slice(from))
  return parts
}

function sizesOf({ storagesGb }: Device, sizeName: (gigabytes: number) => string): string {
  const [first] = storagesGb
  const last = storagesGb.at(-1)
  if (first === undefined || last === undefined) return ''
  return first === last ? sizeName(first) : `${sizeName(first)} – ${sizeName(last)}`
}
