import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import { Message } from '#ui/notes/message.tsx'
import { Note } from '#ui/notes/note.tsx'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { useTeam } from '../../../team-context.ts'
import { FlowFrame } from '../../flow/flow-frame.tsx'
import { isFreeKey } from '../is-free-key.ts'
import { OnlyWhoMayQuote } from '../only-who-may-quote.tsx'
import { useCatalogDocuments } from '../use-catalog-documents.ts'
import { CatalogCard } from './catalog-card.tsx'
import classes from './choose-catalogs-screen.module.css'
import type { Coverage } from './coverage.ts'
import { FirstWithoutCatalog, LineCatalogs } from './line-catalogs.tsx'
import { useCatalogChoice } from './use-catalog-choice.ts'
import { WhichVariant } from './which-variant.tsx'

type CatalogChoice = ReturnType<typeof useCatalogChoice>

/** Second step: choose which of the team's catalogs price the devices. */
export function ChooseCatalogsScreen() {
  return (
    <OnlyWhoMayQuote>
      <ChooseCatalogs />
    </OnlyWhoMayQuote>
  )
}

function ChooseCatalogs() {
  const t = useTranslations('counter')
  const team = useTeam()
  const entries = useCatalogDocuments()
  const choice = useCatalogChoice(entries)
  const { draft, fitting, unlisted, unfit, assignments, isOnlyOne } = choice
  const { lines, saved } = draft
  const [isAsked, setAsked] = useState(false)
  const openVariant = assignments.find(({ coverage, variantId }) => coverage && variantId === undefined)
  const whyNot = choice.isSettled
    ? undefined
    : openVariant
      ? t('catalogs.variantFirst', { device: openVariant.line.name })
      : t('catalogs.catalogFirst')
  const goOn = () => {
    setAsked(true)
    if (choice.isSettled) return choice.next()
    showOpenChoice()
  }
  useChoiceKeys(choice, goOn)

  return (
    <FlowFrame
      step="catalogs"
      number={saved?.number}
      state={saved ? t('changing') : t('notSaved')}
      leaveTo={paths.quotes(team.id)}
      links={{ identify: paths.identify(team.id) }}
      width="narrow"
      footNote={
        !isOnlyOne && choice.usedCount > 0 && assignments.some(({ coverage }) => !coverage) ? (
          <FirstWithoutCatalog assignments={assignments} onRemove={choice.remove} />
        ) : (
          isAsked && whyNot
        )
      }
      foot={<Foot usedCount={choice.usedCount} onNext={goOn} />}
    >
      <header className={classes.head}>
        <div>
          <h1>{t('catalogs.title', { count: lines.length })}</h1>
          <p>{t(isOnlyOne ? 'catalogs.lead' : 'catalogs.leadSeveral')}</p>
        </div>
        {isOnlyOne && (
          <ul className={classes.devices}>
            {lines.map((line) => (
              <li key={line.id}>
                <DeviceDrawing silhouette={line.silhouette} size={20} /> {line.name}
              </li>
            ))}
          </ul>
        )}
      </header>
      {lines.length === 0 ? (
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
            <Unlisted devices={unlisted} />
            <div
              className={classes.cards}
              role={isOnlyOne ? 'radiogroup' : 'group'}
              aria-label={t('catalogs.title', { count: lines.length })}
            >
              {fitting.map((coverage, place) => (
                <CatalogCard
                  key={coverage.id}
                  coverage={coverage}
                  digit={place + 1}
                  isOnlyOne={isOnlyOne}
                  isChosen={choice.isChosen(coverage)}
                  isUnused={!isOnlyOne && choice.isUnused(coverage)}
                  onChoose={() => choice.toggle(coverage.id)}
                />
              ))}
            </div>
            {!isOnlyOne && (
              <LineCatalogs assignments={assignments} onPick={choice.pick} onRemove={choice.remove} />
            )}
            {assignments.map((assignment) => (
              <WhichVariant
                key={assignment.line.id}
                assignment={assignment}
                onChoose={(variantId) =>
                  assignment.coverage &&
                  choice.pickVariant(assignment.line.id, assignment.coverage.id, variantId)
                }
              />
            ))}
            <Unfit coverages={unfit} isOnlyOne={isOnlyOne} />
          </>
        )
      )}
    </FlowFrame>
  )
}

/** Scrolls to the first open choice and focuses it. */
function showOpenChoice(): void {
  const open = document.querySelector('[data-choose-first]') ?? document.querySelector('[role=radiogroup]')
  open?.scrollIntoView({ block: 'center' })
  open?.querySelector('input')?.focus({ preventScroll: true })
}

/** Enter continues, and a digit chooses the catalog with that number. */
function useChoiceKeys(choice: CatalogChoice, goOn: () => void): void {
  useScreenKeys(
    [
      // A focused button handles Enter itself; a focused card does not use it.
      ['Enter', (event: KeyboardEvent) => isFreeKey(event) && goOn(), { preventDefault: false }],
      ...choice.fitting
        .slice(0, 9)
        .map(
          ({ id }, place) =>
            [String(place + 1), (event: KeyboardEvent) => isFreeKey(event) && choice.toggle(id)] as [
              string,
              (event: KeyboardEvent) => void,
            ],
        ),
    ],
    [],
  )
}

function Unfit({
  coverages,
  isOnlyOne,
}: {
  readonly coverages: readonly Coverage[]
  readonly isOnlyOne: boolean
}) {
  const t = useTranslations('counter.catalogs')
  if (coverages.length === 0) return null
  return (
    <section className={classes.unfit}>
      <h2>{t('unfit')}</h2>
      {coverages.map(({ id, name, missing }) => (
        <p key={id}>
          {t.rich(isOnlyOne ? 'missing' : 'missingAll', {
            catalog: name,
            devices: missing.map((device) => device.name).join(', '),
            b: (words) => <b>{words}</b>,
          })}
        </p>
      ))}
    </section>
  )
}

/** Devices that no catalog of the team covers. */
function Unlisted({ devices }: { readonly devices: CatalogChoice['unlisted'] }) {
  const t = useTranslations('counter')
  const team = useTeam()
  if (devices.length === 0) return null
  return (
    <div className={classes.note}>
      <Note kind="money">
        <b>{t('catalogs.unlisted', { devices: devices.map(({ name }) => name).join(', ') })}</b>
        <br />
        {t('catalogs.unlistedHelp')} <Link to={paths.catalogs(team.id)}>{t('catalogs.openCatalogs')}</Link>
      </Note>
    </div>
  )
}

function Foot({ usedCount, onNext }: { readonly usedCount: number; readonly onNext: () => void }) {
  const t = useTranslations('counter')
  const team = useTeam()
  return (
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
        onClick={onNext}
      >
        {t('catalogs.next', { count: usedCount })}
      </Button>
    </>
  )
}
