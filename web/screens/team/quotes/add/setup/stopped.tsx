import { type CatalogDocument, textIn } from '@costard/contract'
import type { PriceResult } from '@costard/pricing'
import { Button } from '@mantine/core'
import { IconBan, IconHourglass, IconRefresh } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { focusCheck } from './checks/check-row.tsx'
import type { LineChecks } from './checks/use-line-checks.ts'
import classes from './price-panel.module.css'
import type { Line } from './use-lines.ts'

/** No price: the reason, and what to do. */
export function Stopped({
  document,
  line,
  checks,
}: {
  readonly document: CatalogDocument
  readonly line: Line
  readonly checks: LineChecks
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
        <CheckAgain line={line} reasons={reasons} checks={checks} />
      </div>
    </div>
  )
}

/** Repeats what can be corrected: the check if there is one, else the question. */
function CheckAgain({
  line: { setup, change },
  reasons,
  checks,
}: {
  readonly line: Line
  readonly reasons: PriceResult['reasons']
  readonly checks: LineChecks
}) {
  const t = useTranslations('counter.setup')
  const fixable = reasons.find((reason) => reason.curable)
  const missing = reasons.find(({ outcome, check }) => outcome === 'review' && check !== undefined)
  const check = fixable?.check ?? missing?.check
  if (!fixable && !missing) return null
  const checkAgain = () => {
    if (check !== undefined) {
      // Commit first: the row must exist before it can take focus.
      flushSync(() => checks.checkAgain(check))
      return focusCheck(check)
    }
    const { [fixable?.questionKey ?? '']: _, ...answers } = setup.answers
    return change({ ...setup, answers })
  }
  return (
    <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.75} />} onClick={checkAgain}>
      {t('checkAgain')}
    </Button>
  )
}

/** Returns the text of a reason: the catalog's, or ours for a check that is flagged or missing. */
function useReasonWords({ pricing, wording }: CatalogDocument, checks: LineChecks) {
  const t = useTranslations('deviceChecks')
  const { language } = useRegion()
  const words = (key: string | undefined) =>
    key === undefined ? '' : textIn(language, wording.reasons[key]) || key
  return ({ outcome, reason, check, questionKey, choiceKey }: PriceResult['reasons'][number]): string => {
    if (check === undefined)
      return [words(reason), words(howToFix(pricing, questionKey, choiceKey))].filter(Boolean).join(' ')
    if (outcome === 'reject') return `${t(`refused.${check}`)} ${t(`wayOut.${check}`)}`
    const kind = t(`kind.${check}`)
    return t(checks.checkOf(check) ? 'missing.unknown' : 'missing.notChecked', { kind })
  }
}

/** Returns the key of the fix named by the effect behind a reason. */
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
