import { checkKinds } from '@costard/pricing'
import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './general.module.css'
import { useParts } from './use-parts.ts'

/** Checks that a device must have; without them it is held for a colleague. */
export function RequiredChecks() {
  const t = useTranslations('catalog.general')
  const { rules, changeRules } = useParts()
  const { requiredChecks = [], ...others } = rules
  return (
    <section className={classes.part}>
      <h2>{t('checks')}</h2>
      <p className={classes.hint}>{t('checksText')}</p>
      {checkKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`check.${kind}`)}
          checked={requiredChecks.includes(kind)}
          onChange={({ currentTarget }) => {
            const chosen = checkKinds.filter((one) =>
              one === kind ? currentTarget.checked : requiredChecks.includes(one),
            )
            changeRules(t('checks'), chosen.length > 0 ? { ...others, requiredChecks: chosen } : others)
          }}
        />
      ))}
    </section>
  )
}
