import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { useNames } from '../../parts/use-names.ts'
import classes from '../../rules/offers/offers.module.css'

/** Services that a bundle replaces by a common price, and the saving. */
export function BundleFields({
  offerKey,
  members,
  onMembers,
}: {
  readonly offerKey: string
  readonly members: readonly string[] | undefined
  readonly onMembers: (members: readonly string[] | undefined) => void
}) {
  const t = useTranslations('catalogRules.service')
  const names = useNames()
  const { pricing } = useDraft().state.document
  const money = useMoney(pricing.currency)
  const others = pricing.services.filter(({ key, bundle }) => key !== offerKey && !bundle)
  const own = pricing.services.find(({ key }) => key === offerKey)?.price
  const prices = (members ?? []).map((key) => pricing.services.find((one) => one.key === key)?.price)
  const sum = prices.reduce(
    (total, price) =>
      total === undefined || price?.mode !== 'fixed' ? undefined : total + price.amountMinor,
    members && members.length > 0 ? 0 : undefined,
  )
  if (others.length < 2) return null
  return (
    <section className={classes.card}>
      <Checkbox
        label={t('isBundle')}
        description={t('isBundleHelp')}
        checked={members !== undefined}
        onChange={(event) => onMembers(event.currentTarget.checked ? [] : undefined)}
      />
      {members && (
        <div className={classes.checks} role="group" aria-label={t('members')}>
          {others.map(({ key }) => (
            <Checkbox
              key={key}
              label={names.service(key)}
              checked={members.includes(key)}
              onChange={(event) =>
                onMembers(
                  event.currentTarget.checked ? [...members, key] : members.filter((one) => one !== key),
                )
              }
            />
          ))}
        </div>
      )}
      {sum !== undefined && own?.mode === 'fixed' && (
        <p className="cp-dim">
          {t(sum > own.amountMinor ? 'saves' : 'savesNothing', {
            sum: money.full(sum),
            saving: money.full(sum - own.amountMinor),
          })}
        </p>
      )}
    </section>
  )
}
