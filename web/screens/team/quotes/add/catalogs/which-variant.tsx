import { useTranslations } from 'use-intl'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { DetailChips } from '../detail-chips.tsx'
import type { Assignment } from './assignment.ts'
import classes from './choose-catalogs-screen.module.css'

/** Asks for the variant if several match the device's details. */
export function WhichVariant({
  assignment: { line, coverage, variantId },
  onChoose,
}: {
  readonly assignment: Assignment
  readonly onChoose: (variantId: string) => void
}) {
  const t = useTranslations('counter.catalogs')
  const { variantName } = useVariantWords()
  const variants = coverage?.covered.find((one) => one.line.id === line.id)?.variants ?? []
  if (variants.length < 2) return null
  return (
    <section className={`cp-card ${classes.which}`} data-choose-first={variantId === undefined || undefined}>
      <DetailChips
        name={`variant-${line.id}`}
        label={t('whichOne', { device: line.name })}
        options={variants.map(({ id, attributes }) => ({ value: id, label: variantName(attributes) || id }))}
        chosen={variantId}
        onChoose={onChoose}
      />
    </section>
  )
}
