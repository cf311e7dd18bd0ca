import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from './no-widgets.module.css'

/** Explains widgets to a team without any, with a drawing of one on a website, without a price. */
export function NoWidgets({ action }: { readonly action: ReactNode }) {
  const t = useTranslations('widgets.none')
  return (
    <section className={classes.none}>
      <div className={classes.words}>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        {action}
      </div>
      <div className={`cp-card ${classes.site}`} aria-hidden="true">
        <span className={classes.bar} />
        <span className={classes.line} />
        <div className={classes.widget}>
          <b>{t('headline')}</b>
          <p>{t('question')}</p>
          {(['flawless', 'light', 'deep'] as const).map((answer) => (
            <span key={answer} className={classes.answer} data-chosen={answer === 'light' || undefined}>
              {t(answer)}
            </span>
          ))}
          <span className={classes.go}>{t('go')}</span>
        </div>
        <span className={classes.line} />
      </div>
    </section>
  )
}
