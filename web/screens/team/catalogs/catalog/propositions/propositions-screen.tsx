import type { Proposition } from '@costard/pricing'
import { IconCalculator, IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { LinkButton } from '#ui/link-button.tsx'
import { Message } from '#ui/notes/message.tsx'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { useSentence } from '../../rules/conditions/use-condition-words.ts'
import { Findings, useFindings } from '../../rules/findings.tsx'
import { OfferList, type OfferRow } from '../../rules/offers/offer-list.tsx'
import classes from '../../rules/offers/offers.module.css'
import { MoveStatus } from '../../rules/order/move-status.tsx'
import { useMove } from '../../rules/order/use-move.ts'
import { PropositionIcon } from './proposition-icon.tsx'

/** Propositions of a catalog, in the order for customers. */
export function PropositionsScreen() {
  const t = useTranslations('catalogRules.proposition')
  const mayPrice = useMay('price.edit')
  const { teamId, catalogId, state } = useDraft()
  const findings = useFindings(state.document, (path) => path.startsWith('propositions'))
  const move = useMove('proposition')
  const rowOf = usePropositionRow()
  return (
    <section className={classes.screen}>
      <header className={classes.head}>
        <div>
          <h2>{t('title')}</h2>
          <p className="cp-dim">{t('intro')}</p>
        </div>
        {mayPrice && (
          <LinkButton
            to={paths.computationPropositions(teamId, catalogId)}
            variant="default"
            icon={IconCalculator}
          >
            {t('rates')}
          </LinkButton>
        )}
        <LinkButton to={paths.addProposition(teamId, catalogId)} icon={IconPlus}>
          {t('new')}
        </LinkButton>
      </header>
      <MoveStatus status={move.status} />
      <Findings findings={findings} />
      {move.keys.length === 0 ? (
        <Message title={t('none')}>{t('noneText')}</Message>
      ) : (
        <OfferList
          kind="proposition"
          rows={state.document.pricing.propositions.map(rowOf)}
          move={move}
          places={['proposition', 'rate']}
        />
      )}
    </section>
  )
}

function usePropositionRow(): (proposition: Proposition) => OfferRow {
  const t = useTranslations('catalogRules.proposition')
  const format = useFormatter()
  const { document } = useDraft().state
  const money = useMoney(document.pricing.currency)
  const sentence = useSentence(document)
  const limitsOf = ({ minMinor, maxMinor }: Proposition) => {
    const min = minMinor === undefined ? '' : money.full(minMinor)
    const max = maxMinor === undefined ? '' : money.full(maxMinor)
    if (min && max) return t('limits', { min, max })
    return min ? t('from', { min }) : max && t('upTo', { max })
  }
  return (proposition) => {
    const { key, isDefault, active, onlyWhenNil, availableWhen, rateBp, fixedMinor } = proposition
    const { kind, validDays: days } = document.wording.propositions[key] ?? {}
    return {
      key,
      icon: <PropositionIcon kind={kind} />,
      badges: [isDefault && t('default'), active === false && t('off')],
      when: onlyWhenNil ? t('onlyWhenNil') : sentence(availableWhen) || t('always'),
      terms: [limitsOf(proposition), days !== undefined && t('validFor', { days })],
      amount: `${format.percent(rateBp)}${fixedMinor ? ` ${money.signed(fixedMinor)}` : ''}`,
    }
  }
}
