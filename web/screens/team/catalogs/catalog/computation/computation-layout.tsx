import type { PlainEffect, QuestionEffects } from '@costard/pricing'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths, patterns } from '#paths'
import { useMay } from '../../../team-context.ts'
import { EditorsAt } from '../../parts/editors-at.tsx'
import { useNames } from '../../parts/use-names.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { ListAndOpen } from '../../rules/list-and-open.tsx'
import classes from '../../rules/list-and-open.module.css'

/** Steps of the computation at the left, with the open one beside them. */
export function ComputationLayout() {
  const t = useTranslations('catalogRules.computation')
  const mayPrice = useMay('price.edit')
  const { teamId, catalogId } = useDraft()
  if (!mayPrice) return <p className={classes.open}>{t('notAllowed')}</p>
  return (
    <ListAndOpen
      pattern={patterns.computation}
      list={<Steps />}
      toList={paths.computation(teamId, catalogId)}
      all={t('all')}
    />
  )
}

function Steps() {
  const t = useTranslations('catalogRules.computation')
  const names = useNames()
  const { teamId, catalogId, state } = useDraft()
  const { pricing } = state.document
  return (
    <section className={classes.list} aria-label={t('order')}>
      <header>
        <h2>{t('order')}</h2>
      </header>
      <ol>
        <Part
          to={paths.catalogModels(teamId, catalogId)}
          name={t('basePrice')}
          count={pricing.models.length}
        />
        {pricing.questions.map(({ key, active }, place) => {
          const kinds = kindsIn(
            Object.hasOwn(pricing.computation, key) ? pricing.computation[key] : undefined,
          )
          return (
            <li key={key} className={classes.row} data-off={active === false || undefined}>
              <NavLink to={paths.computationQuestion(teamId, catalogId, key)}>
                <span className={classes.number}>{place + 1}</span>
                <span className={classes.words}>{names.question(key)}</span>
                <small>{kinds.map((kind) => t(`kind.${kind}`)).join(', ')}</small>
              </NavLink>
              <EditorsAt places={[`question ${key}`, `effects ${key}`]} />
            </li>
          )
        })}
        <Part
          to={paths.catalogServices(teamId, catalogId)}
          name={t('services')}
          count={pricing.services.length}
        />
        <Part
          to={paths.computationPropositions(teamId, catalogId)}
          name={t('propositions')}
          count={pricing.propositions.length}
        />
      </ol>
    </section>
  )
}

function Part({ to, name, count }: { readonly to: string; readonly name: string; readonly count: number }) {
  return (
    <li className={classes.row}>
      <NavLink to={to}>
        <span className={classes.words}>{name}</span>
        <small>{count}</small>
      </NavLink>
    </li>
  )
}

const named = ['reject', 'review', 'cap', 'floor'] as const

/** Returns the kinds of effects of a question besides changing the price. */
function kindsIn(effects: QuestionEffects | undefined) {
  const all = [
    ...Object.values(effects?.choices ?? {}).flat(),
    ...(effects?.bands ?? []).flatMap((band) => band.effects),
  ]
  const kinds = new Set<PlainEffect['kind']>(
    all.flatMap((effect) => [effect.kind, ...(effect.overrides ?? []).map((one) => one.effect.kind)]),
  )
  return named.filter((kind) => kinds.has(kind))
}
