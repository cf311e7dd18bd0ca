import { type CatalogDocument, reasonWords, textIn } from '@costard/contract'
import type { PriceResult } from '@costard/pricing'
import { Button } from '@mantine/core'
import { IconBan, IconHourglass, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import type { LineChecks } from '../checks/use-line-checks.ts'
import classes from '../price/price-panel.module.css'
import type { LineForm } from '../draft/use-lines.ts'
import type { WaysOut } from '../use-ways-out.ts'

/** Shown in place of a price: the reason why there is none, with advice. */
export function Stopped({
  document,
  line,
  checks,
  ways,
}: {
  readonly document: CatalogDocument
  readonly line: LineForm
  readonly checks: LineChecks
  readonly ways: WaysOut
}) {
  const t = useTranslations('counter.setup')
  const { result } = line
  const wordsOf = useReasonWords(document, checks)
  const reasons = result.reasons.filter(({ outcome }) => outcome === result.outcome)
  const isRejected = result.outcome === 'reject'
  return (
    <div className={classes.stopped} data-outcome={result.outcome} role="status">
      {isRejected ? <IconBan size={20} stroke={1.75} /> : <IconHourglass size={20} stroke={1.75} />}
      <div>
        <b>{t(isRejected ? 'rejected' : result.outcome === 'manual' ? 'manual' : 'review')}</b>
        {reasons.map((reason) => (
          <p key={`${reason.questionKey}${reason.choiceKey}${reason.reason}`}>{wordsOf(reason)}</p>
        ))}
        <div className={`${classes.ways} cp-desk-only`}>
          <WayButtons ways={ways} isPrimary={isRejected} />
        </div>
      </div>
    </div>
  )
}

/** "Check again", if that can help; a device without a price can be removed. */
export function WayButtons({
  ways: { checkAgain, remove },
  isPrimary = false,
}: {
  readonly ways: WaysOut
  /** The first button is the filled one of the screen. */
  readonly isPrimary?: boolean
}) {
  const t = useTranslations('counter.setup')
  return (
    <>
      {checkAgain && (
        <Button
          variant={isPrimary ? 'filled' : 'default'}
          leftSection={<IconRefresh size={18} stroke={1.75} />}
          onClick={checkAgain}
        >
          {t('checkAgain')}
        </Button>
      )}
      {remove && (
        <Button
          variant={isPrimary && !checkAgain ? 'filled' : 'default'}
          leftSection={<IconTrash size={18} stroke={1.75} />}
          onClick={remove}
        >
          {t('removeDevice')}
        </Button>
      )}
    </>
  )
}

/** Returns the text for a reason: from the catalog, or our own for a flagged or missing check. */
export function useReasonWords({ pricing, wording }: CatalogDocument, checks: LineChecks) {
  const t = useTranslations('deviceChecks')
  const { language } = useRegion()
  const fix = (key: string | undefined) => (key === undefined ? '' : textIn(language, wording.reasons[key]))
  return ({ outcome, reason, check, questionKey, choiceKey }: PriceResult['reasons'][number]): string => {
    if (check === undefined)
      return [reasonWords({ reason }, wording, language), fix(howToFix(pricing, questionKey, choiceKey))]
        .filter(Boolean)
        .join(' ')
    if (outcome === 'reject') return `${t(`refused.${check}`)} ${t(`wayOut.${check}`)}`
    const kind = t(`kind.${check}`)
    return t(checks.checkOf(check) ? 'missing.unknown' : 'missing.notChecked', { kind })
  }
}

/** Returns the key of the advice given by the effect behind a reason. */
function howToFix(
  { computation }: CatalogDocument['pricing'],
  questionKey: string | undefined,
  choiceKey: string | undefined,
): string | undefined {
  const effects = computation[questionKey ?? '']?.choices?.[choiceKey ?? ''] ?? []
  return effects
    .map((effect) => (effect.kind === 'reject' ? effect.howToFix : undefined))
    .find((fix) => fix !== undefined)
}
