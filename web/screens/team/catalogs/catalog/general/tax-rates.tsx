import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { OneOf } from '#ui/fields/one-of.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { DraftField } from './draft-field.tsx'
import classes from './general.module.css'
import { parsePercent } from './parse-fields.ts'
import { useParts } from './use-parts.ts'

/** The most rates of a catalog (contract). */
const maxRates = 20

/** Tax classes with their rates, and the class of devices. */
export function TaxRates() {
  const t = useTranslations('catalog.general')
  const { rules, changeRules } = useParts()
  const { taxRates, taxClass } = rules
  const classesOfTax = [...new Set([...taxRates.map((rate) => rate.taxClass), taxClass])]
  const change = (rates: typeof taxRates) => changeRules(t('tax'), { ...rules, taxRates: rates })
  return (
    <section className={classes.part}>
      <h2>{t('tax')}</h2>
      <ul className={classes.grades}>
        {taxRates.map((rate, index) => (
          <li key={`${rate.taxClass} ${rate.validFrom ?? ''}`}>
            <DraftField
              label={t('taxClass')}
              text={rate.taxClass}
              maxLength={40}
              parse={(text) =>
                /^[\w.: -]+$/.test(text.trim()) ? { value: text.trim() } : { error: t('taxClassInvalid') }
              }
              onCommit={(value) => change(taxRates.with(index, { ...rate, taxClass: value }))}
            />
            <DraftField
              label={t('taxRate')}
              text={String(rate.rateBp / 100)}
              rightSection="%"
              parse={(text) => parsePercent(text, 10_000, t('percentInvalid'))}
              onCommit={(rateBp) => change(taxRates.with(index, { ...rate, rateBp }))}
            />
            <IconButton
              icon={IconTrash}
              iconSize={18}
              label={t('removeTax', { name: rate.taxClass })}
              onClick={() => change(taxRates.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      <div className={classes.row}>
        <Button
          variant="default"
          disabled={taxRates.length >= maxRates}
          onClick={() => change([...taxRates, { taxClass: unusedName(classesOfTax), rateBp: 0 }])}
        >
          {t('addTax')}
        </Button>
      </div>
      <OneOf
        label={t('deviceTax')}
        w="16rem"
        value={taxClass}
        values={classesOfTax}
        wordOf={(one) => one}
        onPick={(one) => changeRules(t('deviceTax'), { ...rules, taxClass: one })}
      />
    </section>
  )
}

function unusedName(used: readonly string[]): string {
  for (let number = 1; ; number += 1) if (!used.includes(`class ${number}`)) return `class ${number}`
}
