import { pricesFromCost } from '@costard/catalogs'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fieldError } from '#forms/field-error.tsx'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { useNames } from '../../parts/use-names.ts'
import { parsePercent } from '../../rules/fields/parse-percent.ts'
import classes from '../../rules/offers/offers.module.css'

/** Sets a margin on the cost of all services at once, with a preview. */
export function PriceFromCost({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('catalogRules.fromCost')
  const common = useTranslations('common')
  const { region } = useRegion()
  const names = useNames()
  const { editor, state } = useDraft()
  const { pricing } = state.document
  const money = useMoney(pricing.currency)
  const [text, setText] = useState('')
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const parsed = parsePercent(text, region)
  const marginBp = 'minor' in parsed && parsed.minor >= 0 && parsed.minor <= mostBp ? parsed.minor : undefined
  const rows = pricesFromCost(pricing.services, marginBp ?? 0, pricing.rounding)
  const moved = rows.filter(
    ({ key, beforeMinor, afterMinor }) => afterMinor !== beforeMinor && !kept.has(key),
  )
  const apply = () => {
    editor.change(
      t('applied', { count: moved.length }),
      moved.map(({ key, afterMinor }) => ({
        kind: 'servicePrice',
        key,
        value: {
          ...partValue(state.parts, 'servicePrice', key),
          price: { mode: 'fixed', amountMinor: afterMinor },
        },
      })),
    )
    onClose()
  }
  if (rows.length === 0)
    return (
      <section className={classes.card} aria-label={t('title')}>
        <p className="cp-dim">{t('noCosts')}</p>
        <Button variant="default" className={classes.start ?? ''} onClick={onClose}>
          {common('close')}
        </Button>
      </section>
    )
  return (
    <form
      className={classes.card}
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (marginBp !== undefined && moved.length > 0) apply()
      }}
    >
      <h3>{t('title')}</h3>
      <TextInput
        autoFocus
        w="12rem"
        label={t('margin')}
        description={t('marginHelp')}
        inputMode="decimal"
        maxLength={30}
        value={text}
        error={text !== '' && marginBp === undefined && fieldError(t('notAMargin', { most: mostBp / 100 }))}
        onChange={(event) => setText(event.currentTarget.value)}
        rightSection={<span className="cp-dim">%</span>}
      />
      {marginBp !== undefined && (
        <div className={classes.wide}>
          <table className={classes.moves}>
            <thead>
              <tr>
                <th scope="col">{t('service')}</th>
                <th scope="col">{t('cost')}</th>
                <th scope="col">{t('now')}</th>
                <th scope="col">{t('new')}</th>
                <th scope="col">{t('difference')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, costMinor, beforeMinor, afterMinor }) => (
                <tr key={key}>
                  <td>
                    <Checkbox
                      label={names.service(key)}
                      checked={!kept.has(key) && afterMinor !== beforeMinor}
                      disabled={afterMinor === beforeMinor}
                      onChange={({ currentTarget }) => {
                        const others = [...kept].filter((one) => one !== key)
                        setKept(new Set(currentTarget.checked ? others : [...others, key]))
                      }}
                    />
                  </td>
                  <td>{money.full(costMinor)}</td>
                  <td>{beforeMinor === null ? t('none') : money.full(beforeMinor)}</td>
                  <td>
                    <b>{money.full(afterMinor)}</b>
                  </td>
                  <td>{beforeMinor === null ? '' : money.signed(afterMinor - beforeMinor)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="cp-dim">{t('others')}</p>
      <div className={classes.checks}>
        <Button type="submit" disabled={marginBp === undefined || moved.length === 0}>
          {t('apply', { count: marginBp === undefined ? 0 : moved.length })}
        </Button>
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Maximum margin: ten times the cost. */
const mostBp = 100_000
