import type { BookSettings } from '@costard/contract'
import { askedOfSellers } from '@costard/quotes'
import { Switch } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useCountryName } from '#messages/use-country-name.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import { OneOf } from '#ui/fields/one-of.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useSellerWords } from '../../kit/use-seller-words.ts'
import { useMay, useTeam } from '../../team-context.ts'

/** Choices for how many years sellers' data is kept; most countries require five to ten. */
const years = ['1', '2', '3', '5', '6', '7', '8', '10', '15', '20', '30']

/** Choices for how many days bought devices are held; some countries and towns require up to 30. */
const heldDays = ['0', '1', '2', '3', '5', '7', '10', '14', '15', '21', '30', '60', '90']

/** Settings of the purchase book, and the state of its hash chain. */
export function PurchaseBookForm() {
  const t = useTranslations('purchases.book')
  const { id: teamId, country } = useTeam()
  const mayEdit = useMay('team.edit')
  const input = { teamId }
  const { data: settings } = useSuspenseQuery(query.purchaseBook.getSettings.queryOptions({ input }))
  const { data: check } = useSuspenseQuery(query.purchaseBook.check.queryOptions({ input }))
  const save = useAction(
    (change: Partial<BookSettings>) => api.purchaseBook.saveSettings({ ...settings, ...change, teamId }),
    { keepsAs: query.purchaseBook.getSettings.queryKey({ input }) },
  )
  const countryName = useCountryName()
  const { wordsOf } = useSellerWords()
  const format = useFormatter()
  const fieldsOf = (kind: 'private' | 'business') => format.list(wordsOf(askedOfSellers(country, kind)))
  const asked = [
    t('countryAsks', { country: countryName(country), fields: fieldsOf('private') }),
    ...(fieldsOf('business') === '' ? [] : [t('companiesAsked', { fields: fieldsOf('business') })]),
  ]
  const isLocked = !mayEdit || save.isRunning
  const kept = String(settings.keptYears)
  const held = String(settings.heldDays)
  return (
    <>
      <Switch
        size="md"
        label={t('isKept')}
        description={t('isKeptHelp')}
        checked={settings.isKept}
        disabled={isLocked}
        onChange={(event) => save.run({ isKept: event.currentTarget.checked })}
      />
      <Switch
        size="md"
        label={t('asksForPaper')}
        description={[t('asksForPaperHelp'), ...asked].join(' ')}
        checked={settings.asksForPaper}
        disabled={isLocked || !settings.isKept}
        onChange={(event) => save.run({ asksForPaper: event.currentTarget.checked })}
      />
      <OneOf
        label={t('keptYears')}
        w="18rem"
        maw="100%"
        values={years.includes(kept) ? years : [kept, ...years]}
        value={kept}
        wordOf={(one) => one}
        disabled={isLocked}
        onPick={(one) => save.run({ keptYears: Number(one) })}
      />
      <OneOf
        label={t('heldDays')}
        w="18rem"
        maw="100%"
        values={heldDays.includes(held) ? heldDays : [held, ...heldDays]}
        value={held}
        wordOf={(one) => (one === '0' ? t('notHeld') : one)}
        disabled={isLocked || !settings.isKept}
        onPick={(one) => save.run({ heldDays: Number(one) })}
      />
      <ProblemNote error={save.error} />
      {check.isUnbroken ? (
        <p role="status">{t('unbroken', { count: check.entries })}</p>
      ) : (
        <Note kind="problem">{t('broken', { number: check.brokenFrom ?? 0 })}</Note>
      )}
      <p>
        <Link to={paths.purchaseBook(teamId)}>{t('open')}</Link>
      </p>
    </>
  )
}
