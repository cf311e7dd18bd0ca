import { priceObstacleOf } from '@costard/quotes'
import { IconAlertTriangle, IconBan, IconCheck, IconHourglass, IconPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import { Icon } from '#ui/icon.tsx'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { useTeam } from '../../../../team-context.ts'
import { quantityOf } from '../../counter-line.ts'
import { setupAddress, type SetupEntry, setupEntry } from '../../setup-address.ts'
import { useCounterDraft } from '../../stored-draft.ts'
import classes from './line-cards.module.css'
import { isHeld } from '../price/standing-price.ts'
import type { DraftLine, LineForm } from '../draft/use-lines.ts'

/** All lines of the quote as cards: the kind of deal of each, and whether its price is firm. */
export function LineCards({
  lines,
  current,
}: {
  readonly lines: readonly DraftLine[]
  readonly current: LineForm
}) {
  const t = useTranslations('counter.setup')
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const linkOf = useLineLink()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const card = nav.current?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls horizontally only, so that the page does not move.
    if (card) nav.current?.scrollTo({ left: card.offsetLeft - nav.current.offsetLeft - 48 })
  }, [current.device.id])
  useScreenKeys(
    lines.slice(0, 9).map((one, place) => [
      `alt+Digit${place + 1}`,
      () => {
        const { to, state } = linkOf(one)
        void navigate(to, { state })
      },
      // On some keyboard layouts Alt changes the character of a digit key.
      { usePhysicalKeys: true },
    ]),
    [],
  )
  return (
    <nav ref={nav} className={classes.cards} aria-label={t('devices')}>
      <ol>
        {lines.map((one) => (
          <li key={one.device.id}>
            <Link
              {...linkOf(one)}
              className={classes.card}
              aria-current={one.device.id === current.device.id ? 'true' : undefined}
            >
              <DeviceDrawing silhouette={one.device.silhouette} size={24} />
              <span className={classes.words}>
                <b>{nameOf(one, (name, quantity) => t('times', { name, quantity }))}</b>
                <span className="cp-dim">
                  {one.line ? t(`kind.${one.line.document.pricing.kind}`) : t('noCatalog')}
                </span>
              </span>
              <StatePip state={stateOf(one)} />
            </Link>
          </li>
        ))}
      </ol>
      <Link className={classes.add} to={paths.identify(teamId)} aria-label={t('addDeviceLabel')}>
        <Icon of={IconPlus} size={18} /> {t('addDevice')}
      </Link>
    </nav>
  )
}

/** A line without a catalog links to the step where one is chosen. */
function useLineLink(): (one: DraftLine) => { to: string; state?: SetupEntry } {
  const { id: teamId } = useTeam()
  const [draft] = useCounterDraft()
  return ({ device, line }) =>
    line
      ? { to: setupAddress(teamId, draft, line.setup.catalogId), state: setupEntry(draft, device.id) }
      : { to: paths.chooseCatalogs(teamId) }
}

function nameOf({ device }: DraftLine, withTimes: (name: string, quantity: number) => string): string {
  const quantity = quantityOf(device)
  return quantity > 1 ? withTimes(device.name, quantity) : device.name
}

type CardState = 'done' | 'open' | 'held' | 'rejected' | 'noCatalog'

function stateOf({ line }: DraftLine): CardState {
  if (!line) return 'noCatalog'
  if (line.result.outcome === 'reject') return 'rejected'
  if (isHeld(line.result)) return 'held'
  return priceObstacleOf(line.result) === undefined ? 'done' : 'open'
}

function StatePip({ state }: { readonly state: CardState }) {
  const t = useTranslations('counter.setup')
  const props = { size: 18, stroke: 1.75, 'aria-hidden': true }
  return (
    <span className={classes.pip} data-state={state}>
      {state === 'done' && <IconCheck {...props} />}
      {state === 'held' && <IconHourglass {...props} />}
      {state === 'rejected' && <IconBan {...props} />}
      {state === 'noCatalog' && <IconAlertTriangle {...props} />}
      {state === 'open' && (
        <svg viewBox="-4 -12 8 10" width={12} height={16} aria-hidden="true">
          <path d="M0 -3C1.55 -4.31 2.5 -6.61 2.5 -8.41C2.5 -10.13 1.45 -11.2 0 -11.2C-1.45 -11.2 -2.5 -10.13 -2.5 -8.41C-2.5 -6.61 -1.55 -4.31 0 -3Z" />
        </svg>
      )}
      <span className="cp-hidden">{t(`lineState.${state}`)}</span>
    </span>
  )
}
