import { useTranslations } from 'use-intl'
import { OwnSite, useHasSiteChoice } from '../site/own-site.tsx'
import classes from './account-screen.module.css'
import { Card } from './card.tsx'

/** Where the user works in this team, if they work at several sites. */
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
