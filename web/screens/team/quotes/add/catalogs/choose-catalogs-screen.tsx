import type { CatalogId } from '@costard/contract'
import { Button } from '@mantine/core'
import { useHotkeys, useLocalStorage } from '@mantine/hooks'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { DeviceDrawing } from '#ui/device-drawing.tsx'
import { Message } from '#ui/message.tsx'
import { useTeam } from '../../../team-context.ts'
import { FlowFrame } from '../../flow-frame.tsx'
import { useCounterDraft } from '../counter-draft.ts'
import { useCatalogDocuments } from '../use-catalog-documents.ts'
import { CatalogCard } from './catalog-card.tsx'
import classes from './choose-catalogs-screen.module.css'
import { coverageOf } from './coverage.ts'
import { WhichVariant } from './which-variant.tsx'

/** Second step: choose which of the team's catalogs prices the devices. */
export function ChooseCatalogsScreen() {
  const t = useTranslations('counter')
  const team = useTeam()
  const { language } = useRegion()
  const navigate = useNavigate()
  const [draft] = useCounterDraft()
  const entries = useCatalogDocuments()
  const coverages = (entries ?? []).map((entry) => coverageOf(entry, draft.devices, language))
  const fitting = coverages.filter(({ missing }) => missing.length === 0)
  const [chosenId, setChosenId] = useState<CatalogId | null>(null)
  const [lastId, setLastId] = useLocalStorage<CatalogId | null>({
    key: `last-catalog:${team.id}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  })
  // The only one that fits is preselected, else the one used last.
  const chosen =
    fitting.find(({ entry }) => entry.summary.id === (chosenId ?? lastId)) ??
    (fitting.length === 1 ? fitting[0] : undefined)
  const [pickedVariants, setPickedVariants] = useState<Readonly<Record<string, string>>>({})
  const variantIds = chosen?.candidates.map(({ device, variants }) =>
    variants.length === 1 ? variants[0]?.id : pickedVariants[`${chosen.entry.summary.id} ${device.id}`],
  )
  const isSettled = variantIds?.every((id) => id !== undefined) ?? false
  const next = () => {
    if (!chosen || !isSettled) return
    setLastId(chosen.entry.summary.id)
    void navigate(
      paths.setup(team.id, chosen.entry.summary.id, variantIds?.filter((id) => id !== undefined) ?? []),
    )
  }
  useHotkeys([
    ['Enter', next],
    ...fitting.map(
      ({ entry }, place) => [String(place + 1), () => setChosenId(entry.summary.id)] as [string, () => void],
    ),
  ])

  return (
    <FlowFrame
      step="catalogs"
      number={draft.saved?.number}
      state={draft.saved ? t('changing') : t('notSaved')}
      leaveTo={paths.quotes(team.id)}
      links={{ identify: paths.identify(team.id) }}
      width="narrow"
      foot={
        <>
          <Button
            component={Link}
            to={paths.identify(team.id)}
            variant="default"
            size="md"
            leftSection={<IconArrowLeft size={18} stroke={1.75} />}
          >
            {t('catalogs.back')}
          </Button>
          <span className={`${classes.keys} cp-dim cp-desk-only`}>
            {t.rich('catalogs.keys', { kbd: (key) => <kbd>{key}</kbd> })}
          </span>
          <Button
            className={classes.next}
            size="md"
            rightSection={<IconArrowRight size={18} stroke={1.75} />}
            disabled={!isSettled}
            onClick={next}
          >
            {t('catalogs.next')}
          </Button>
        </>
      }
    >
      <header className={classes.head}>
        <div>
          <h1>{t('catalogs.title')}</h1>
          <p>{t('catalogs.lead')}</p>
        </div>
        <ul className={classes.devices}>
          {draft.devices.map((device) => (
            <li key={device.id}>
              <DeviceDrawing silhouette={device.silhouette} size={20} /> {device.name}
            </li>
          ))}
        </ul>
      </header>
      {draft.devices.length === 0 ? (
        <Message
          title={t('catalogs.noDevices')}
          action={
            <Button component={Link} to={paths.identify(team.id)}>
              {t('catalogs.back')}
            </Button>
          }
        >
          {t('catalogs.noDevicesHelp')}
        </Message>
      ) : (
        entries && (
          <>
            {fitting.length === 0 && (
              <Message
                title={t('catalogs.none')}
                action={
                  <Button component={Link} to={paths.catalogs(team.id)} variant="default">
                    {t('catalogs.openCatalogs')}
                  </Button>
                }
              >
                {t('catalogs.noneHelp')}
              </Message>
            )}
            <div className={classes.cards} role="radiogroup" aria-label={t('catalogs.title')}>
              {fitting.map((coverage, place) => (
                <CatalogCard
                  key={coverage.entry.summary.id}
                  coverage={coverage}
                  digit={place + 1}
                  isChosen={coverage === chosen}
                  onChoose={() => setChosenId(coverage.entry.summary.id)}
                />
              ))}
            </div>
            {chosen?.candidates
              .filter(({ variants }) => variants.length > 1)
              .map(({ device, variants }) => (
                <WhichVariant
                  key={device.id}
                  device={device}
                  variants={variants}
                  chosen={pickedVariants[`${chosen.entry.summary.id} ${device.id}`]}
                  onChoose={(id) =>
                    setPickedVariants({ ...pickedVariants, [`${chosen.entry.summary.id} ${device.id}`]: id })
                  }
                />
              ))}
            <Unfit coverages={coverages.filter(({ missing }) => missing.length > 0)} />
          </>
        )
      )}
    </FlowFrame>
  )
}

function Unfit({ coverages }: { readonly coverages: readonly ReturnType<typeof coverageOf>[] }) {
  const t = useTranslations('counter.catalogs')
  if (coverages.length === 0) return null
  return (
    <section className={classes.unfit}>
      <h2>{t('unfit')}</h2>
      {coverages.map(({ entry, name, missing }) => (
        <p key={entry.summary.id}>
          {t.rich('missing', {
            catalog: name,
            devices: missing.map((device) => device.name).join(', '),
            b: (words) => <b>{words}</b>,
          })}
        </p>
      ))}
    </section>
  )
}
