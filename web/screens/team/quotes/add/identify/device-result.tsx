import { type Device, type Narrowed, type Range, sizeLabel } from '@costard/devices'
import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { DeviceDrawing } from '#ui/device-drawing.tsx'
import { useTeam } from '../../../team-context.ts'
import { DetailChips } from '../detail-chips.tsx'
import classes from './identify-screen.module.css'

/** One model; the current one is open, with what is still to be said about it. */
export function DeviceResult({
  device,
  narrowed,
  ranges,
  isCurrent,
  bestPrice,
  onOpen,
  onAdd,
}: {
  readonly device: Device
  readonly narrowed: Narrowed
  readonly ranges: readonly Range[]
  readonly isCurrent: boolean
  readonly bestPrice: number | undefined
  readonly onOpen: () => void
  readonly onAdd: (narrowed: Narrowed) => void
}) {
  const t = useTranslations('counter.identify')
  const money = useMoney(useTeam().currency)
  return (
    <li data-current={isCurrent || undefined}>
      <UnstyledButton className={classes.row} onClick={onOpen} aria-expanded={isCurrent}>
        <span className={classes.drawing}>
          <DeviceDrawing silhouette={device.silhouette} size={26} />
        </span>
        <span className={classes.model}>
          <span className={classes.name}>{highlighted(device.name, ranges)}</span>
          <span className={`${classes.facts} cp-dim`}>
            {[device.released.slice(0, 4), device.aNumbers.join(', ')].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className={`${classes.sizes} cp-desk-only`}>{sizesOf(device)}</span>
        <span className={classes.upTo}>
          {bestPrice !== undefined &&
            t.rich('upTo', { price: money.brief(bestPrice), b: (price) => <b>{price}</b> })}
        </span>
        <IconChevronRight size={18} stroke={1.75} />
      </UnstyledButton>
      {isCurrent && <OpenResult device={device} narrowed={narrowed} onAdd={onAdd} />}
    </li>
  )
}

type Detail = 'storageGb' | 'memoryGb' | 'connectivity'

const detailWords = { storageGb: 'storage', memoryGb: 'memory', connectivity: 'connectivity' } as const

/** What can be said about a model, where its facts know more than one possibility. */
function optionsOf(
  device: Device,
): readonly { readonly detail: Detail; readonly options: readonly (string | number)[] }[] {
  return [
    { detail: 'memoryGb' as const, options: device.memoriesGb },
    { detail: 'storageGb' as const, options: device.storagesGb },
    { detail: 'connectivity' as const, options: device.connectivity },
  ].filter(({ options }) => options.length > 0)
}

function OpenResult({
  device,
  narrowed,
  onAdd,
}: {
  readonly device: Device
  readonly narrowed: Narrowed
  readonly onAdd: (narrowed: Narrowed) => void
}) {
  const t = useTranslations('counter.identify')
  const details = optionsOf(device)
  const only = Object.fromEntries(
    details.filter(({ options }) => options.length === 1).map(({ detail, options }) => [detail, options[0]]),
  )
  const [said, setSaid] = useState<Narrowed>({ ...only, ...narrowed })
  // Facts about memory are incomplete for some Macs: it may be left open, storage and connection may not.
  const open = details
    .filter(({ detail }) => detail !== 'memoryGb')
    .find(({ detail }) => said[detail] === undefined)
  const chips = useRef<HTMLDivElement>(null)
  const add = () => {
    if (!open) return onAdd(said)
    chips.current?.querySelector<HTMLInputElement>(`[data-detail=${open.detail}] input`)?.focus()
    return undefined
  }

  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof HTMLElement && event.target.closest('button, a, aside')
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
              label: typeof option === 'number' ? sizeLabel(option) : option,
            }))}
            chosen={said[detail]}
            onChoose={(option) => setSaid({ ...said, [detail]: option })}
          />
        ))}
      <Button
        className={classes.add}
        size="md"
        onClick={add}
        rightSection={<kbd className="cp-desk-only">Enter</kbd>}
      >
        {t('add')}
      </Button>
      {open && (
        <span className="cp-hidden" role="status">
          {t('chooseFirst', { detail: t(detailWords[open.detail]) })}
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

function sizesOf({ storagesGb }: Device): string {
  const [first] = storagesGb
  const last = storagesGb.at(-1)
  if (first === undefined || last === undefined) return ''
  return first === last ? sizeLabel(first) : `${sizeLabel(first)} – ${sizeLabel(last)}`
}
