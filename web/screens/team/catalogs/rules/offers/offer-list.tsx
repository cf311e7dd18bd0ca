import { textIn } from '@costard/contract'
import { Badge } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { EditorsAt } from '../../parts/editors-at.tsx'
import { OrderedRows } from '../order/ordered-rows.tsx'
import type { Move } from '../order/use-move.ts'
import classes from './offers.module.css'
import { type OfferKind, useOffers } from './use-offer.ts'

/** Row of an offer, without its name and description. */
export interface OfferRow {
  readonly key: string
  readonly icon?: ReactNode
  /** Badges of the offer: default, bundle, not offered at present. */
  readonly badges: readonly (string | false | undefined)[]
  /** Condition of the offer, with its terms below. */
  readonly when: string
  readonly terms: readonly (string | false | undefined)[]
  readonly amount: string
}

/**
 * Propositions or services in their order. `places`: the parts of an offer that colleagues may be editing.
 */
export function OfferList({
  kind,
  rows,
  move: { keys, nameOf, move },
  places,
}: {
  readonly kind: OfferKind
  readonly rows: readonly OfferRow[]
  readonly move: Move
  readonly places: readonly string[]
}) {
  const { language } = useRegion()
  const { wording } = useDraft().state.document
  const { list, toOne } = useOffers(kind)
  return (
    <OrderedRows keys={keys} shown={rows} nameOf={nameOf} onMove={move} className={classes.list}>
      {({ key, icon, badges, when, terms, amount }, handle) => (
        <>
          {handle}
          {icon}
          <span className={classes.name}>
            <Link className="cp-target" to={toOne(key)}>
              {nameOf(key)}
            </Link>{' '}
            {badges
              .filter((badge) => typeof badge === 'string')
              .map((badge) => (
                <Fragment key={badge}>
                  <Badge size="sm">{badge}</Badge>{' '}
                </Fragment>
              ))}
            <EditorsAt places={places.map((place) => `${place} ${key}`)} />
            <small>{textIn(language, wording[list][key]?.description)}</small>
          </span>
          <span className={classes.when}>
            {when}
            <small>{terms.filter(Boolean).join(' · ')}</small>
          </span>
          <span className={classes.amount}>{amount}</span>
        </>
      )}
    </OrderedRows>
  )
}
