import type { PublicQuote } from '@costard/contract'
import { IconBox, IconCloudOff, IconCloudUp, IconFileInvoice, IconId } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from './before-you-come.module.css'
import card from './card.module.css'

const steps = {
  photoId: IconId,
  signOut: IconCloudOff,
  box: IconBox,
  backUp: IconCloudUp,
  quote: IconFileInvoice,
} as const
const stepsFor = {
  buy: ['photoId', 'signOut', 'box'],
  repair: ['backUp', 'quote'],
  sell: ['quote'],
} as const satisfies Record<string, readonly (keyof typeof steps)[]>

/** What to bring and do before the visit. */
export function BeforeYouCome({ quote }: { readonly quote: PublicQuote }) {
  const t = useTranslations('acceptance.before')
  const wanted = new Set(quote.lines.flatMap(({ kind }) => stepsFor[kind]))
  return (
    <section className={card.card}>
      <h2>{t('title')}</h2>
      <ul className={classes.steps}>
        {[...wanted].map((step) => {
          const Icon = steps[step]
          return (
            <li key={step}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              {t(step, { number: quote.number })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
