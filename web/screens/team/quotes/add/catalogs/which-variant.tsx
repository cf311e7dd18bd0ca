import { variantLabel } from '@costard/devices'
import type { Variant } from '@costard/pricing'
import { useTranslations } from 'use-intl'
import type { CounterDevice } from '../counter-draft.ts'
import { DetailChips } from '../detail-chips.tsx'
import classes from './choose-catalogs-screen.module.css'

/** Asks for the variant where the device's details match several. */
export function WhichVariant({
  device,
  variants,
  chosen,
  onChoose,
}: {
  readonly device: CounterDevice
  readonly variants: readonly Variant[]
  readonly chosen: string | undefined
  readonly onChoose: (variantId: string) => void
}) {
  const t = useTranslations('counter.catalogs')
  return (
    <section className={`cp-card ${classes.which}`}>
      <DetailChips
        name={`variant-${device.id}`}
        label={t('whichOne', { device: device.name })}
        options={variants.map(({ id, attributes }) => ({ value: id, label: variantLabel(attributes) || id }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </section>
  )
}
