import { IconLayoutSidebarRightCollapse } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { SavedExamples } from '../examples/saved-examples.tsx'
import { usePublished } from '../use-published.ts'
import { BenchAnswers } from './bench-answers.tsx'
import { BenchDevice, nameOfDevice } from './bench-device.tsx'
import { BenchOffers } from './bench-offers.tsx'
import { benchPrice, type Tried } from './bench-price.ts'
import { BenchSum, BenchTicket } from './bench-result.tsx'
import classes from './test-bench.module.css'
import { useBenchRequest } from './use-bench-request.ts'

/**
 * A device, the answers that affect its price, and its price with the current draft beside the published one.
 */
export function TestBench({
  trial,
  onTrial,
  edited,
  onHide,
}: Tried & {
  /** The question that is open for editing. */
  readonly edited: string | undefined
  readonly onHide?: () => void
}) {
  const t = useTranslations('catalogRules.bench')
  const { language } = useRegion()
  const { document, baseVersion } = useDraft().state
  const { pricing } = document
  const published = usePublished()
  const request = useBenchRequest()
  const now = useMemo(() => benchPrice(pricing, trial, request), [pricing, trial, request])
  const before = useMemo(
    () => published && benchPrice(published.pricing, { ...trial, answers: now?.answers ?? {} }, request),
    [published, trial, now, request],
  )
  return (
    <section className={classes.bench} aria-label={t('title')}>
      <header className={classes.head}>
        <h2>{t('title')}</h2>
        <span className="cp-dim">{t('now', { version: (baseVersion ?? 0) + 1 })}</span>
        {onHide && (
          <IconButton
            icon={IconLayoutSidebarRightCollapse}
            iconSize={18}
            label={t('hide')}
            onClick={onHide}
          />
        )}
      </header>
      <BenchDevice trial={trial} onTrial={onTrial} />
      {now === undefined ? (
        <Note kind="news">{t(pricing.models.length === 0 ? 'noModels' : 'noPrice')}</Note>
      ) : (
        <>
          <BenchAnswers benched={now} trial={trial} onTrial={onTrial} edited={edited} />
          <BenchTicket now={now} before={before ?? undefined} />
          <BenchSum now={now} before={before ?? undefined} />
          <BenchOffers now={now} trial={trial} onTrial={onTrial} />
        </>
      )}
      <SavedExamples
        trial={trial}
        name={nameOfDevice(pricing.models, trial.variantId, language)}
        onOpen={onTrial}
      />
    </section>
  )
}
