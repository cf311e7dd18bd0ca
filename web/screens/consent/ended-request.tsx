import { useTranslations } from 'use-intl'
import { detailOf } from '#api/error-code.ts'
import classes from './consent.module.css'

interface Detail {
  readonly name?: string
  /** Redirect address that the client has registered. */
  readonly redirectUrl?: string
}

/** A request that cannot be allowed, such as an old link or a modified one. */
export function EndedRequest({ error }: { readonly error: unknown }) {
  const t = useTranslations('consent.ended')
  const { name, redirectUrl } = (detailOf(error) ?? {}) as Detail // detail of assistant/request-invalid
  return (
    <div className={`cp-card ${classes.ended}`}>
      <h1>{t('title')}</h1>
      <p>{name === undefined ? t('startAgain') : t('startAgainIn', { name })}</p>
      {redirectUrl !== undefined && (
        <p>
          <a className="cp-target" href={redirectUrl}>
            {t('back', { host: new URL(redirectUrl).host })}
          </a>
        </p>
      )}
    </div>
  )
}
