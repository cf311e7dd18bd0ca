import { useTranslations } from 'use-intl'
import { OwnSite, useHasSiteChoice } from '../site/own-site.tsx'
import classes from './account-screen.module.css'
import { Card } from './card.tsx'

/** The site at which the user works, for members of several sites. */
export function SiteCard() {
  const t = useTranslations('sites')
  if (!useHasSiteChoice()) return null
  return (
    <Card title={t('yours')} help={t('yoursHelp')}>
      <div className={classes.form}>
        <OwnSite hasLabel={false} />
      </div>
    </Card>
  )
}
