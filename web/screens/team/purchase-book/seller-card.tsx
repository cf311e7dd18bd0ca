import { type BookEntry, type BookSeller, showReasons } from '@costard/contract'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useEscape } from '#ui/layout/use-escape.ts'
import { Icon } from '#ui/icon.tsx'
import { OneOf } from '#ui/fields/one-of.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useDays } from '../kit/use-days.ts'
import { useMemberName } from '../kit/use-member-name.ts'
import { useMay, useTeam } from '../team-context.ts'
import classes from './book.module.css'
import { useEntryWords } from './entry-words.ts'
import { Facts } from './facts.tsx'

/** How long a seller's data is shown. Milliseconds. */
const shownMs = 5 * 60_000

/**
 * The seller, masked; with the permission, the user gives a reason to see the data, which is hidden again
 * after a while.
 */
export function SellerCard({ entry }: { readonly entry: BookEntry }) {
  const t = useTranslations('purchaseBook')
  const mayShow = useMay('book.manage')
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  const nameOf = useMemberName()
  const words = useEntryWords()
  const [isAsking, asking] = useDisclosure(false)
  const [shown, setShown] = useState<BookSeller>()
  const hide = useCallback(() => setShown(undefined), [])
  useHidden(shown !== undefined, hide)
  const { seller } = entry
  const identityFacts = (known: BookSeller | undefined) => {
    const { number, issuedBy, issuedOn, holder, capacity, birthDate } = known?.paper?.identity ?? {}
    const facts = [
      [t('asked.number'), number],
      [t('asked.issuedBy'), issuedBy],
      [t('asked.issuedOn'), issuedOn && days.ofDay(issuedOn)],
      [t('asked.holder'), holder],
      [t('asked.capacity'), capacity],
      [t('asked.birthDate'), birthDate && days.ofDay(birthDate)],
    ] as const
    return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  }
  return (
    <section className={classes.card} aria-labelledby="seller">
      <header>
        <h3 id="seller">{t('column.seller')}</h3>
        {mayShow && seller && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon of={shown ? IconEyeOff : IconEye} size={16} />}
            onClick={shown ? hide : asking.open}
          >
            {t(shown ? 'hide' : 'show')}
          </Button>
        )}
      </header>
      {seller ? (
        <Facts
          facts={[
            [t('fact.name'), shown?.name ?? seller.name],
            [t('fact.address'), shown ? shown.address || '–' : '▪▪▪▪▪▪'],
            [t('fact.country'), seller.country ?? '–'],
            [t('fact.paper'), words.paper(entry) ?? t('noPaper')],
            ...identityFacts(shown),
            ...(seller.seenAt && seller.seenBy
              ? [[t('fact.seen'), `${nameOf(seller.seenBy)}, ${days.moment(seller.seenAt)}`] as const]
              : []),
          ]}
        />
      ) : (
        <p>{t(entry.kind === 'correction' ? 'noSeller' : 'sellerGone')}</p>
      )}
      {mayShow && seller && <p className="cp-dim">{t('showHelp')}</p>}
      {isAsking && <ShowDialog entry={entry} onClose={asking.close} onShown={setShown} />}
    </section>
  )
}

/** Hides the data on Escape, when the window loses focus, and after five minutes. */
function useHidden(isShown: boolean, hide: () => void): void {
  useEscape(hide)
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(hide, shownMs)
    window.addEventListener('blur', hide)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('blur', hide)
    }
  }, [isShown, hide])
}

function ShowDialog({
  entry: { seq, number },
  onClose,
  onShown,
}: {
  readonly entry: BookEntry
  readonly onClose: () => void
  readonly onShown: (seller: BookSeller) => void
}) {
  const t = useTranslations('purchaseBook')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const [reason, setReason] = useState<(typeof showReasons)[number]>('authority')
  const show = useAction(() => api.purchaseBook.show({ teamId, seq, reason }), {
    onDone: (seller) => {
      onShown(seller)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('showTitle', { number })}
      onClose={onClose}
      action={show}
      label={t('show')}
      running={common('loading')}
    >
      <OneOf
        label={t('why')}
        values={showReasons}
        value={reason}
        wordOf={(one) => t(`whyReason.${one}`)}
        onPick={setReason}
      />
      <p className="cp-dim">{t('showHelp')}</p>
      <ProblemNote error={show.error} />
    </FormDialog>
  )
}
