import type { PublicQuote } from '@costard/contract'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { Initials } from '#ui/initials.tsx'
import markOnDarkUrl from '../../assets/mark-on-dark.svg'
import markUrl from '../../assets/mark.svg'
import classes from './page-frame.module.css'

/** Shop at the top, product line at the end, the one action in a sticky foot. */
export function PageFrame({
  quote,
  children,
  aside,
  foot,
}: {
  readonly quote: PublicQuote
  readonly children: ReactNode
  /** Small print after the cards. */
  readonly aside?: ReactNode
  readonly foot?: ReactNode
}) {
  const t = useTranslations('acceptance')
  const { costard } = useClientConfig()
  return (
    <main className={classes.page}>
      <header className={classes.shop}>
        <Initials name={quote.teamName} size="2.5rem" isSquare />
        <span>
          <b>{quote.teamName}</b>
          <small>{t('quote', { number: quote.number })}</small>
        </span>
      </header>
      <div className={classes.main}>
        {children}
        {aside && <p className={classes.aside}>{aside}</p>}
        <p className={classes.made}>
          <img className="mantine-dark-hidden" src={markUrl} alt="" width={16} height={16} />
          <img className="mantine-light-hidden" src={markOnDarkUrl} alt="" width={16} height={16} />
          {t('foot', { product: costard.productName })}
        </p>
      </div>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </main>
  )
}
