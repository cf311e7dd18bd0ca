import classes from './general.module.css'
import { Grades } from './grades.tsx'
import { ModelGroups } from './model-groups.tsx'
import { Naming } from './naming.tsx'
import { PriceRules } from './price-rules.tsx'
import { RequiredChecks } from './required-checks.tsx'
import { State } from './state.tsx'
import { TaxRates } from './tax-rates.tsx'

/** Name of a catalog, and its general settings. */
export function GeneralScreen() {
  return (
    <div className={classes.form}>
      <Naming />
      <PriceRules />
      <Grades />
      <ModelGroups />
      <TaxRates />
      <RequiredChecks />
      <State />
    </div>
  )
}
