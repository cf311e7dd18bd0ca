import type { Quote } from '@costard/contract'
import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { serverNow } from '#api/server-clock.ts'
import { useAction } from '#api/use-action.ts'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { FormDialog } from '#ui/form-dialog.tsx'
import { quoteQuery } from '../../screens/team/quotes/quote-query.ts'
import { shopQuery } from '../../screens/team/settings/shop-query.ts'
import { useTeam } from '../../screens/team/team-context.ts'
import classes from './accept.module.css'
import { SignatureField } from './signature-field.tsx'
import { termsOf } from './terms-of.ts'

/** The customer accepts and signs on the screen an offer made offline by this device. */
export function AcceptAtCounter({ quote, onClose }: { readonly quote: Quote; readonly onClose: () => void }) {
  const t = useTranslations('offline.accept')
  const offline = useTranslations('offline')
  const review = useTranslations('counter.review')
  const team = useTeam()
  const money = useMoney(quote.currency)
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { data: shop } = useQuery(shopQuery(team.id))
  const [name, setName] = useState(quote.customer?.name ?? '')
  const [signature, setSignature] = useState('')
  const [isTyped, setIsTyped] = useState(false)
  const [agrees, setAgrees] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const terms = shop && termsOf(shop, quote, team)
  const isSigned = signature !== '' || isTyped || shop?.signature !== 'required'
  const isBought = quote.lines.some(({ kind }) => kind === 'buy')
  const statement = terms ? (isBought ? 'ownerTerms' : 'agreesTerms') : isBought ? 'owner' : 'agrees'
  const { netMinor } = quote.totals
  const { run, isRunning, error } = useAction(
    () =>
      api.quoteActions.acceptAtCounter({
        teamId: team.id,
        quoteId: quote.id,
        rev: quote.rev,
        name: name.trim(),
        ...(signature !== '' && { signature }),
        ...(signature === '' && isTyped && { isTypedNameSignature: true }),
        agrees: true,
        acceptedAt: serverNow().toISOString(),
        shown: { netMinor, termsVersion: terms?.version ?? 0 },
      }),
    {
      onDone: (accepted) => {
        cache.setQueryData(quoteQuery(team.id, quote.id).queryKey, { ...quote, ...accepted })
        return navigate(paths.waitingQuote(team.id, quote.id), { replace: true })
      },
    },
  )
  const submit = () => {
    setIsTried(true)
    if (shop && name.trim() !== '' && agrees && isSigned) run(undefined)
  }
  const code = codeOf(error)
  const problem = error
    ? code === 'offline/full' || code === 'offline/not-stored'
      ? offline(code === 'offline/full' ? 'full' : 'disk')
      : t('failed', { reason: code ?? '' })
    : undefined
  return (
    <FormDialog
      onClose={onClose}
      title={t('title')}
      onSubmit={submit}
      isRunning={isRunning}
      label={t('confirm')}
      running={t('running')}
    >
      <Stack gap="md">
        <p className={classes.sum}>
          {review(netMinor > 0 ? 'youPay' : 'wePay')}{' '}
          <b className="cp-hero">{money.full(Math.abs(netMinor))}</b>
        </p>
        <TextInput
          label={t('name')}
          value={name}
          maxLength={200}
          onChange={(event) => setName(event.currentTarget.value)}
          error={isTried && name.trim() === '' && t('nameNeeded')}
        />
        {terms && (
          <details>
            <summary>{t('terms', { version: String(terms.version) })}</summary>
            <div className={classes.terms}>{terms.text}</div>
          </details>
        )}
        <Checkbox
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
          label={t(statement, { team: team.name })}
          error={isTried && !agrees && t('agreeNeeded')}
        />
        <SignatureField onChange={setSignature} />
        {signature === '' && (
          <Checkbox
            checked={isTyped}
            onChange={(event) => setIsTyped(event.currentTarget.checked)}
            label={t('typed')}
            error={isTried && !isSigned && t('signatureNeeded')}
          />
        )}
        {isTried && !shop && <p role="alert">{t('noShop')}</p>}
        {problem !== undefined && <p role="alert">{problem}</p>}
      </Stack>
    </FormDialog>
  )
}
