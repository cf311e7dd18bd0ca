import { useTranslations } from 'use-intl'
import classes from './company.module.css'

/** Tells a company from a person. */
export function Company() {
  const t = useTranslations('customers')
  return <span className={classes.tag}>{t('company')}</span>
}
