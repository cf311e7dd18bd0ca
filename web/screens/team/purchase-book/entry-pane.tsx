import type { BookEntry } from '@costard/contract'
import { Button, CloseButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconEditCircle, IconTag } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import { useKeys } from '#ui/layout/use-keys.ts'
import { useDays } from '../kit/use-days.ts'
import { LabelsDialog } from '../labels/labels-dialog.tsx'
import { useSites } from '../site/sites-query.ts'
import { useMay, useTeam } from '../team-context.ts'
import { Amount } from './book-table.tsx'
import classes from './book.module.css'
import { CorrectionDialog } from './correction-dialog.tsx'
import { shortNumber, useEntryWords } from './entry-words.ts'
import { Facts } from './facts.tsx'
import { SellerCard } from './seller-card.tsx'

/** An entry beside the list; on a phone in place of the list. */
export function EntryPane({ entry, onClose }: { readonly entry: BookEntry; readonly onClose: () => void }) {
  const t = useTranslations('purchaseBook')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const mayManage = useMay('book.manage')
  const [isCorrecting, correcting] = useDisclosure(false)
  const { number, quoteId, quoteNumber, previousHash, hash, kind } = entry
  return (
    <aside className={classes.pane} aria-label={number}>
      <header>
        <h2>{number}</h2>
        {quoteId ? (
          <Link className="cp-target" to={paths.quote(teamId, quoteId)}>
            {quoteNumber}
          </Link>
        ) : (
          <span>{quoteNumber}</span>
        )}
        <CloseButton className="cp-target" aria-label={common('close')} onClick={onClose} />
      </header>
      {kind === 'purchase' && <SellerCard entry={entry} />}
      {kind === 'purchase' ? <DeviceCard entry={entry} /> : <CorrectionCard entry={entry} />}
      <section className={classes.card} aria-label={t('hashes')}>
        <Facts
          facts={[
            [t('fact.before'), <Hash key="before" hash={previousHash} />],
            [t('fact.this'), <Hash key="this" hash={hash} />],
          ]}
        />
      </section>
      {mayManage && kind === 'purchase' && (
        <Button
          variant="default"
          leftSection={<Icon of={IconEditCircle} size={16} />}
          onClick={correcting.open}
        >
          {t('addCorrection')}
        </Button>
      )}
      <p className="cp-dim">
        {t('never')} {t.rich('asksFor', { a: (words) => <Link to={paths.tax(teamId)}>{words}</Link> })}
      </p>
      {isCorrecting && <CorrectionDialog entry={entry} onClose={correcting.close} />}
    </aside>
  )
}

function DeviceCard({ entry }: { readonly entry: BookEntry }) {
  const t = useTranslations('purchaseBook')
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  const words = useEntryWords()
  const { nameOf: siteOf } = useSites()
  const [isPrinting, printing] = useDisclosure(false)
  const { device, imei, serial, quantity, paidBy, siteId, keptUntil, heldUntil, quoteId } = entry
  useKeys({ ...(quoteId && { l: printing.open }) })
  return (
    <section className={classes.card} aria-labelledby="device">
      <header>
        <h3 id="device">{t('column.device')}</h3>
        {quoteId && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon of={IconTag} size={16} />}
            onClick={printing.open}
          >
            {t('label')}
          </Button>
        )}
      </header>
      <Facts
        facts={[
          [t('column.device'), quantity > 1 ? `${quantity} × ${device}` : device],
          ...(imei ? [['IMEI', <code key="imei">{imei}</code>] as const] : []),
          ...(serial ? [[t('field.serial'), <code key="serial">{serial}</code>] as const] : []),
          [t('fact.amount'), <Amount key="amount" entry={entry} />],
          [t('column.paidBy'), paidBy || '–'],
          ...(siteOf(siteId) === undefined ? [] : [[t('site'), siteOf(siteId)] as const]),
          ...(heldUntil === null ? [] : [[t('fact.heldUntil'), days.ofDay(heldUntil)] as const]),
          [t('fact.keptUntil'), days.ofDay(keptUntil)],
          ...(words.isCorrected(entry) ? [[t('fact.corrected'), words.correctedBy(entry)] as const] : []),
        ]}
      />
      {isPrinting && quoteId && <LabelsDialog quoteIds={[quoteId]} onClose={printing.close} />}
    </section>
  )
}

function CorrectionCard({ entry }: { readonly entry: BookEntry }) {
  const t = useTranslations('purchaseBook')
  const words = useEntryWords()
  const { correction, corrects } = entry
  if (!correction) return null
  return (
    <section className={classes.card} aria-labelledby="correction">
      <header>
        <h3 id="correction">{t('corrects', { number: shortNumber(corrects ?? 0) })}</h3>
      </header>
      <Facts
        facts={[
          [t('correctField'), t(`field.${correction.field}`)],
          [t('correctValue'), correction.value],
          [t('correctReason'), correction.reason],
        ]}
      />
      <p className="cp-dim">{words.by(entry)}</p>
    </section>
  )
}

/** First and last digits of a hash; the whole hash on hover. */
function Hash({ hash }: { readonly hash: string }) {
  return (
    <code title={hash}>
      {hash.slice(0, 4)}…{hash.slice(-4)}
    </code>
  )
}
