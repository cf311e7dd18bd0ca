import { useTranslations } from 'use-intl'
import { useIsWaitingForNetwork } from '#api/is-offline.ts'
import { Message } from '../notes/message.tsx'
import classes from './page-loader.module.css'

/**
 * Whole-page loader: five pips light up in turn. Without a network it says that the page opens later, since
 * requests wait then. Hidden for the first 300 ms.
 */
export function PageLoader() {
  const t = useTranslations('common')
  if (useIsWaitingForNetwork())
    return (
      <div className={classes.waiting} role="status">
        <Message title={t('offline')} level={1}>
          {t('offlineText')}
        </Message>
      </div>
    )
  return (
    <div className={classes.page} role="status">
      <svg className={classes.fruit} viewBox="-16 -16 32 32" aria-hidden="true">
        {[0, 72, 144, 216, 288].map((angle) => (
          <path key={angle} transform={`rotate(${angle})`} d={pip} />
        ))}
      </svg>
      <span>{t('loading')}</span>
    </div>
  )
}

/** One pip of the mark. */
const pip =
  'M0 -3C1.55 -4.31 2.5 -6.61 2.5 -8.41C2.5 -10.13 1.45 -11.2 0 -11.2C-1.45 -11.2 -2.5 -10.13 -2.5 -8.41C-2.5 -6.61 -1.55 -4.31 0 -3Z'
