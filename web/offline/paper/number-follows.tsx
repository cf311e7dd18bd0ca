import { offlineCodeOf, shownOfflineCode } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { renderSVG } from 'uqr'
import { paths } from '#paths'
import { useQueue } from '../waiting/use-queue.ts'
import classes from './paper.module.css'

/**
 * Footer of a printed quote without a number: a code that finds the quote and its number in the list of the
 * team.
 */
export function NumberFollows({ quoteId }: { readonly quoteId: string }) {
  const t = useTranslations('offline.paper')
  const entry = useQueue()?.entries.find(({ id }) => id === quoteId)
  if (!entry) return null
  const code = shownOfflineCode(offlineCodeOf(entry.key))
  const address = `${window.location.origin}${paths.quotes(entry.teamId)}?search=${code}`
  return (
    <aside className={classes.follows}>
      {/* The QR code consists of squares drawn by our library. */}
      <div
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: renderSVG(address, { ecc: 'M', border: 2 }) }}
      />
      <div>
        <b>{t('follows', { number: String(entry.number) })}</b>
        <div className={classes.code}>{code}</div>
        <div>{t('followsHelp')}</div>
      </div>
    </aside>
  )
}
