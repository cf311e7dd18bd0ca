import type { AuditEntry } from '@costard/contract'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { useMembers } from '#live/changes.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { Face } from '#ui/pictures/face.tsx'
import { useTeam } from '../../team-context.ts'
import classes from './audit-screen.module.css'
import { placeOf } from './place-of.ts'
import { type ChangeWords, useChangeWords } from './use-change-words.ts'

/** An entry: time, author, kind, subject, and the earlier values. */
export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const t = useTranslations('settings.audit')
  const sentences = useTranslations('settings.audit.action')
  const format = useFormatter()
  const { id, timeZone } = useTeam()
  const wordsOf = useChangeWords()
  const { at, action, entity, actor } = entry
  const members = useMembers()
  const who = useActorName()(actor)
  // A newer server can send actions that are unknown to this page.
  const sentence = sentences.has(action) ? sentences(action, { name: entry.name ?? t('gone') }) : action
  const place = placeOf(id, entry)
  return (
    <tr>
      <td className={classes.time}>
        <time dateTime={at}>
          {format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit', timeZone })}
        </time>
      </td>
      <td className={classes.who}>
        <span>
          <Face name={who} photo={actor.id === null ? null : members.get(actor.id)?.photo} isColored />
          {who}
        </span>
      </td>
      <td className={classes.kind}>
        <span>{t(`entity.${entity}`)}</span>
      </td>
      <td className={classes.what}>
        {place ? (
          <Link className="cp-target" to={place}>
            {sentence}
          </Link>
        ) : (
          sentence
        )}
      </td>
      <td className={classes.change}>
        {wordsOf(entry).map((words) => (
          <Changed key={words.field} words={words} />
        ))}
      </td>
    </tr>
  )
}

function Changed({ words: { before, after } }: { readonly words: ChangeWords }) {
  const t = useTranslations('settings.audit')
  return (
    <span>
      {before !== undefined && (
        <del>
          <span className="cp-hidden">{t('was', { value: '' })}</span>
          {before}
        </del>
      )}{' '}
      {after !== undefined && (before === undefined ? after : <ins>{after}</ins>)}
    </span>
  )
}

function useActorName(): (actor: AuditEntry['actor']) => string {
  const t = useTranslations('settings.audit')
  const members = useMembers()
  const { costard } = useClientConfig()
  return ({ kind, id, name }) => {
    switch (kind) {
      case 'member':
        return name ?? ((id !== null && members.get(id)?.name) || t('nameless'))
      case 'apiKey':
        return name === null ? t('noKey') : t('actor.apiKey', { name })
      case 'customer':
        return t('actor.customer')
      case 'system':
        return costard.productName
    }
  }
}
