import { counterLimits, type Quote, type QuoteLine, textIn } from '@costard/contract'
import { ActionIcon, NativeSelect, NumberInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { useRegion } from '#messages/region-context.ts'
import { Icon } from '#ui/icon.tsx'
import { AddFiles } from '../files/add-files.tsx'
import { Photo } from '../files/photo.tsx'
import classes from './inspect.module.css'
import type { Comparison } from './use-comparison.ts'
import type { InspectionInProgress } from './use-inspection.ts'

/**
 * Services that a repair needs in addition to the accepted ones, the message to the customer, and photos of
 * the device.
 */
export function AddedServices({
  quote,
  line,
  comparison: { document, request, problems, photos },
  inspection: { found, change },
}: {
  readonly quote: Quote
  readonly line: QuoteLine
  readonly comparison: Comparison
  readonly inspection: InspectionInProgress
}) {
  const t = useTranslations('inspect')
  const common = useTranslations('common')
  const { language } = useRegion()
  const nameOf = (key: string) => textIn(language, document.wording.services[key]?.name) || key
  const taken = new Set([...(request.services ?? []), ...found.services].map(({ key }) => key))
  const free = document.pricing.services.filter(
    ({ key, active, bundle }) => active !== false && !bundle && !taken.has(key),
  )
  const changeOne = (key: string, next: Partial<(typeof found.services)[number]>) =>
    change({ services: found.services.map((one) => (one.key === key ? { ...one, ...next } : one)) })
  return (
    <section className="cp-card cp-part" aria-label={t('repair.services')}>
      <h2>{t('repair.services')}</h2>
      {found.services.map(({ key, quantity, text }) => (
        <div key={key} className={classes.service}>
          <b>{nameOf(key)}</b>
          <NumberInput
            aria-label={`${t('repair.many')}: ${nameOf(key)}`}
            min={1}
            max={document.pricing.services.find((one) => one.key === key)?.maxQty ?? 1}
            allowDecimal={false}
            value={quantity}
            onChange={(value) =>
              typeof value === 'number' && value >= 1 && changeOne(key, { quantity: value })
            }
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('repair.remove', { name: nameOf(key) })}
            onClick={() => change({ services: found.services.filter((one) => one.key !== key) })}
          >
            <Icon of={IconX} size={18} />
          </ActionIcon>
          <FreeText
            className={classes.serviceText}
            label={t('text')}
            minRows={1}
            maxLength={counterLimits.maxText}
            value={text}
            onChange={(text) => changeOne(key, { text })}
          />
          {problems.some(({ serviceKey }) => serviceKey === key) && (
            <p className={classes.lacks}>{t('problem.service')}</p>
          )}
        </div>
      ))}
      {free.length > 0 && found.services.length < counterLimits.maxServices && (
        <NativeSelect
          label={t('repair.add')}
          value=""
          data={[
            { value: '', label: common('choose') },
            ...free.map(({ key }) => ({ value: key, label: nameOf(key) })),
          ]}
          onChange={(event) => {
            const { value: key } = event.currentTarget
            if (key !== '') change({ services: [...found.services, { key, quantity: 1, text: '' }] })
          }}
        />
      )}
      <h2>{t('repair.photos')}</h2>
      <div className={classes.photos}>
        {photos.map((photo) => (
          <Photo key={photo.id} quote={quote} file={photo} caption={photo.name} />
        ))}
        <AddFiles
          quote={quote}
          of={{ lineId: line.id, side: 'found', isForCustomer: true }}
          takes="photos"
          label={t('addPhoto')}
        />
      </div>
    </section>
  )
}
