import type { Quote } from '@costard/contract'
import { sendObstacles } from '@costard/quotes'
import { IconSend } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { ActionProblem } from '../quote/actions/action-problem.tsx'
import { useQuoteAction } from '../quote/actions/use-quote-action.ts'
import classes from './held.module.css'

/** Switch, shown while a request is open: sends the quote automatically once it is released. */
export function SendWhenReleased({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('held.wish')
  const common = useTranslations('common')
  const wish = useQuoteAction(quote, (ofQuote) => api.quoteApprovals.sendWhenReleased(ofQuote))
  const isWaiting = quote.sendWhenReleased?.state === 'waiting'
  useScreenKeys([['mod+Enter', () => !isWaiting && !wish.isRunning && wish.run()]], [])
  if (isWaiting) return <span role="status">{t('waiting')}</span>
  return (
    <>
      <ActionProblem error={wish.error} />
      <ActionButton
        className={classes.wish}
        size="md"
        leftSection={<IconSend size={18} stroke={1.75} />}
        rightSection={<ButtonKeys keys="Ctrl Enter" />}
        label={t('send')}
        running={common('saving')}
        isRunning={wish.isRunning}
        onClick={() => wish.run()}
      />
    </>
  )
}

/** Reason why a quote marked "send when released" was not sent. */
export function WishNote({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('held.wish')
  const review = useTranslations('counter.review')
  const wish = quote.sendWhenReleased
  if (!wish || wish.state === 'waiting') return null
  if (wish.state === 'changed') return <Note kind="money">{t('changed')}</Note>
  const obstacles = sendObstacles.filter((obstacle) => wish.reasons.includes(obstacle))
  const why = () => {
    if (obstacles.length > 0) return obstacles.map((obstacle) => review(`obstacles.${obstacle}`)).join(' ')
    return wish.reasons.includes('quote/too-many-sent') ? review('tooManySent') : t('other')
  }
  return <Note kind="money">{t('failed', { why: why() })}</Note>
}
