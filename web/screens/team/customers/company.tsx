import { useTranslations } from 'use-intl'
import classes from './company.module.css'

/** Marks a customer as a company. */
export function Company() {
  const t = useTranslations('customers')
  return <span className={classes.tag}>{t('company')}</span>
}
