import { type QuoteLine, reasonWords, textIn } from '@costard/contract'
import { IconHourglass } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../team-context.ts'
import { catalogQuery } from '../add/catalog-query.ts'
import classes from './held.module.css'
import { LineMessages } from './line-messages.tsx'
import { useNameOf } from './use-name-of.ts'
import { isToPrice } from './waiting-lines-of.ts'

/** Reasons why a line is held, with the related questions and answers. */
export function HeldReasons({ line, isOnly }: { readonly line: QuoteLine; readonly isOnly: boolean }) {
  const t = useTranslations('held')
  const { labelName } = useVariantWords()
  const checks = useTranslations('deviceChecks')
  const format = useFormatter()
  const { language } = useRegion()
  const { id: teamId } = useTeam()
  const { data: document } = useSuspenseQuery(catalogQuery(teamId, line.catalogId, line.catalogVersion))
  const { wording } = document
  const { approval, result } = line
  const reasons = result.reasons.filter(({ outcome }) => outcome === 'review')
  const nameOf = useNameOf()
  const time = (at: string | null) =>
    at === null ? '' : format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit' })
  return (
    <>
      {!isOnly && <h3>{[line.device.name, labelName(line.variantLabel)].filter(Boolean).join(', ')}</h3>}
      <ul className={classes.reasons}>
        {reasons.map(({ reason, check, questionKey, choiceKey }) => (
          <li key={`${questionKey}${choiceKey}${reason}${check}`}>
            <Icon of={IconHourglass} size={18} />
            <span>
              {check === undefined
                ? reasonWords({ reason }, wording, language)
                : checks('missing.unknown', { kind: checks(`kind.${check}`) })}
              {questionKey !== undefined && choiceKey !== undefined && (
                <span className="cp-dim">
                  {textIn(language, wording.questions[questionKey]?.text)}{' '}
                  {textIn(language, wording.questions[questionKey]?.choices[choiceKey]?.label)}
                </span>
              )}
            </span>
          </li>
        ))}
        {isToPrice(line) && (
          <li>
            <Icon of={IconHourglass} size={18} />
            <span>
              {result.onRequest.length > 0
                ? t('onRequest', {
                    services: format.list(
                      result.onRequest.map((key) => textIn(language, wording.services[key]?.name) || key),
                    ),
                  })
                : t('noPrice')}
            </span>
          </li>
        )}
        {result.approval.map((kind) => (
          <li key={kind}>
            <Icon of={IconHourglass} size={18} />
            <span>{t(`approval.${kind}`)}</span>
          </li>
        ))}
      </ul>
      {approval && approval.askedBy !== null && (
        <blockquote className={classes.said}>
          <b>{t('askedBy', { who: nameOf(approval.askedBy), time: time(approval.askedAt) })}</b>
          {approval.question}
        </blockquote>
      )}
      {approval?.messages && <LineMessages messages={approval.messages} currency={result.currency} />}
      {approval?.state === 'refused' && (
        <blockquote className={classes.said} data-kind="refused">
          <b>{t('refusedBy', { who: nameOf(approval.answeredBy), time: time(approval.answeredAt) })}</b>
          {approval.note}
        </blockquote>
      )}
    </>
  )
}
