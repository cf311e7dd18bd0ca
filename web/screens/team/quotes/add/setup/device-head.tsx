import { type CatalogDocument, textIn } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconShieldCheck, IconSwitchHorizontal } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { DeviceDrawing } from '#ui/device-drawing.tsx'
import { useTeam } from '../../../team-context.ts'
import classes from './device-head.module.css'
import { QuantityField } from './quantity-field.tsx'
import type { Line } from './use-lines.ts'

/** The device being set up, and the other devices of the quote as chips above it. */
export function DeviceHead({
  document,
  lines,
  line,
  onLine,
}: {
  readonly document: CatalogDocument
  readonly lines: readonly Line[]
  readonly line: Line
  readonly onLine: (place: number) => void
}) {
  const t = useTranslations('counter.setup')
  const { language } = useRegion()
  const team = useTeam()
  const { device, variantLabel } = line
  return (
    <>
      {lines.length > 1 && (
        <div className={classes.devices} role="tablist">
          {lines.map((one, place) => (
            <button
              key={one.device.id}
              type="button"
              role="tab"
              aria-selected={one === line}
              onClick={() => onLine(place)}
            >
              <DeviceDrawing silhouette={one.device.silhouette} size={20} /> {one.device.name}
            </button>
          ))}
        </div>
      )}
      <div className={classes.head}>
        <span className={classes.drawing}>
          <DeviceDrawing silhouette={device.silhouette} size={36} />
        </span>
        <div>
          <h1>{device.name}</h1>
          <div className="cp-dim">
            {[variantLabel, textIn(language, document.wording.name)].filter(Boolean).join(' · ')}{' '}
            <span className="cp-mono">{device.imei ?? device.serial}</span> <Verdict checks={line.checks} />
          </div>
        </div>
        {canHaveSeveral(document, line) && <QuantityField key={device.id} line={line} />}
        <Button
          className="cp-desk-only"
          component={Link}
          to={paths.identify(team.id)}
          variant="subtle"
          color="gray"
          leftSection={<IconSwitchHorizontal size={18} stroke={1.75} />}
        >
          {t('change')}
        </Button>
      </div>
    </>
  )
}

/** Devices are sold in numbers; a device with a number of its own is one. */
function canHaveSeveral({ pricing }: CatalogDocument, { device, quantity }: Line): boolean {
  const hasNumber = device.imei !== undefined || device.serial !== undefined
  return !hasNumber && (pricing.kind === 'sell' || quantity > 1)
}

/** Summary of the checks in two words; flags first. */
function Verdict({ checks }: { readonly checks: Line['checks'] }) {
  const t = useTranslations('deviceChecks')
  const flagged = checks.filter(({ result }) => result === 'flagged')
  if (flagged.length > 0)
    return (
      <span className={classes.verdict} data-flagged>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />{' '}
        {t('flaggedBriefly', { kinds: flagged.map(({ kind }) => t(`kind.${kind}`)).join(', ') })}
      </span>
    )
  if (!checks.some(({ kind, result }) => kind === 'blacklist' && result === 'clear')) return null
  return (
    <span className={classes.verdict}>
      <IconShieldCheck size={16} stroke={1.75} aria-hidden="true" /> {t('notBlocked')}
    </span>
  )
}
