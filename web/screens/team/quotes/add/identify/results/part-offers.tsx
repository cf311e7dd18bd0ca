import type { Identification } from '@costard/devices'
import { Button } from '@mantine/core'
import { IconPlus, IconTool } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useTeam } from '../../../../team-context.ts'
import { withCatalog, withSetup } from '../../counter-draft.ts'
import { setupAddress, setupEntry } from '../../setup-address.ts'
import { useCounterDraft } from '../../stored-draft.ts'
import { useCatalogDocuments } from '../../use-catalog-documents.ts'
import classes from './part-offers.module.css'
import { type RepairOffer, repairOffers } from './repair-offers.ts'
import type { AddDevice, PickedDevice } from '../use-add-device.ts'

/** Offers the repair if the text names a part or service for a model; otherwise asks what is meant. */
export function PartOffers({
  text,
  part,
  picked,
  onAdd,
  onAddUnlisted,
}: {
  readonly text: string
  readonly part: NonNullable<Identification['madeFor']>
  /** The model that the part is for. */
  readonly picked: PickedDevice
  readonly onAdd: AddDevice['add']
  readonly onAddUnlisted: () => void
}) {
  const t = useTranslations('counter.identify.part')
  const team = useTeam()
  const { language } = useRegion()
  const navigate = useNavigate()
  const [draft, changeDraft] = useCounterDraft()
  const entries = useCatalogDocuments('repair')
  if (!entries) return null
  const { device } = picked
  const offers = repairOffers(entries, part, picked, language)
  const open = (offer: RepairOffer) => {
    const line = onAdd(picked)
    const { catalogId, serviceKey } = offer
    const setUp = (before: typeof draft) =>
      withSetup(withCatalog(before, line.id, offer), line.id, catalogId, {
        answers: {},
        services: [{ key: serviceKey }],
      })
    changeDraft(setUp)
    const after = setUp({ ...draft, lines: [...draft.lines, line] })
    void navigate(setupAddress(team.id, after, catalogId), { state: setupEntry(draft, line.id) })
  }
  return (
    <div className={classes.part} role="group" aria-label={t('title')}>
      <p>
        {t('says', { word: part.word, model: device.name })} {offers.length === 0 && <b>{t('which')}</b>}
      </p>
      <div className={classes.offers}>
        {offers.map((offer) => (
          <Button
            key={offer.catalogId}
            mih={44}
            h="auto"
            leftSection={<IconTool size={18} stroke={1.75} />}
            onClick={() => open(offer)}
          >
            {t('repair', { service: offer.serviceName, model: device.name })}
            {offers.length > 1 && ` (${offer.catalogName})`}
          </Button>
        ))}
        {offers.length === 0 && (
          <Button
            variant="default"
            mih={44}
            h="auto"
            leftSection={<IconPlus size={18} stroke={1.75} />}
            onClick={onAddUnlisted}
          >
            {t('unlisted', { text })}
          </Button>
        )}
      </div>
      <p className="cp-dim">{t('device', { model: device.name })}</p>
    </div>
  )
}
