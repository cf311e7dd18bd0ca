import type { Customer, CustomerDevice } from '@costard/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { useTeam } from '../../team-context.ts'
import { Updated } from '../../quotes/marks/quote-words.tsx'
import { customerDevicesQuery } from './customer-queries.ts'
import classes from './customer-screen.module.css'
import { MoreRows } from './more-rows.tsx'

/** The devices in all quotes of the customer; renders nothing if there are none. */
export function CustomerDevices({ customer }: { readonly customer: Customer }) {
  const t = useTranslations('customers')
  const { id: teamId } = useTeam()
  const found = useInfiniteQuery(customerDevicesQuery(teamId, customer.id))
  const devices = found.data?.pages.flatMap((page) => page.devices) ?? []
  if (devices.length === 0) return undefined
  return (
    <section>
      <h2>{t('devices')}</h2>
      <ul className={classes.rows}>
        {devices.map((device, place) => (
          // A quote can have the same device twice.
          <DeviceRow key={`${device.quoteId} ${place}`} device={device} />
        ))}
      </ul>
      <MoreRows list={found} />
    </section>
  )
}

function DeviceRow({ device }: { readonly device: CustomerDevice }) {
  const t = useTranslations('customers')
  const { labelName } = useVariantWords()
  const kinds = useTranslations('common.kind')
  const { id: teamId } = useTeam()
  const { name, variantLabel, imei, serial, quantity, kind } = device
  return (
    <li className={classes.row} data-device>
      <Link to={paths.quote(teamId, device.quoteId)}>{device.quoteNumber}</Link>
      <span className={classes.device}>
        <DeviceDrawing silhouette={device.silhouette} size={24} />
        <span title={`${name} ${labelName(variantLabel)}`}>
          <b>{quantity > 1 ? t('times', { quantity, name }) : name}</b>{' '}
          <span className="cp-dim">{labelName(variantLabel)}</span>
        </span>
      </span>
      <span className="cp-dim">{kinds(kind)}</span>
      <span className={`${classes.end} ${classes.price} cp-mono cp-dim`}>{imei ?? serial}</span>
      <span className={`${classes.end} ${classes.day} cp-dim`}>
        <Updated at={device.quotedAt} />
      </span>
    </li>
  )
}
