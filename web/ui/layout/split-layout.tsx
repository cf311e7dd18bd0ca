import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { paths } from '#paths'
import artUrl from '../../assets/sign-in-art.svg'
import { Brand } from '../pictures/brand.tsx'
import { LanguageMenu } from '../fields/language-menu.tsx'
import { PageLink } from './page-link.tsx'
import classes from './split-layout.module.css'

/** A form beside the artwork, for signed-out pages. */
export function SplitLayout({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('signIn.footer')
  const { productName, version, privacyUrl, termsUrl } = useClientConfig().costard
  return (
    <div className={classes.split}>
      <div className={classes.left}>
        <header>
          <PageLink className={classes.brand} to={paths.home()}>
            <Brand size="1.375rem" />
          </PageLink>
        </header>
        <main className={`${classes.form} cp-roomy`}>{children}</main>
        <footer>
          <LanguageMenu />
          <span className={classes.legal}>
            <a href={privacyUrl}>{t('privacy')}</a>
            <a href={termsUrl}>{t('terms')}</a>
          </span>
          <span>{t('trademarks', { product: productName })}</span>
          <span>{t('version', { version })}</span>
        </footer>
      </div>
      <div className={classes.right}>
        <img className={classes.art} src={artUrl} alt="" />
      </div>
    </div>
  )
}
