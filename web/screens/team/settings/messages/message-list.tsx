import { type Language, languages } from '@costard/contract'
import { type MessageKind, messageRules } from '@costard/quotes'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageNames } from '#ui/fields/language-names.ts'
import classes from './messages-screen.module.css'
import type { TeamMessage } from './messages-query.ts'
import { type UnsavedWordings, wordingKey } from './unsaved-wordings.ts'

/** All messages, grouped by recipient. */
export function MessageList({
  messages,
  chosen,
  language,
  unsaved,
}: {
  readonly messages: readonly TeamMessage[]
  readonly chosen: MessageKind | undefined
  readonly language: Language
  readonly unsaved: UnsavedWordings
}) {
  const t = useTranslations('settings.message')
  return (
    <nav className={`cp-card ${classes.list}`} aria-label={t('list')}>
      {(['customer', 'team'] as const).map((to) => (
        <section key={to}>
          <h3>{t(`to.${to}`)}</h3>
          <ul>
            {messages
              .filter(({ name }) => messageRules[name].to === to)
              .map((message) => (
                <li key={message.name}>
                  <Link
                    to={{ search: `?message=${message.name}&language=${language}` }}
                    aria-current={message.name === chosen ? 'page' : undefined}
                  >
                    <span>{t(`name.${message.name}`)}</span>
                    <Tags message={message} unsaved={unsaved} />
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function Tags({ message, unsaved }: { readonly message: TeamMessage; readonly unsaved: UnsavedWordings }) {
  const t = useTranslations('settings.message')
  const own = languages.filter((one) => message.wordings[one].isOwn)
  const isUnsaved = languages.some((one) => unsaved.has(wordingKey(message.name, one)))
  return (
    <>
      {isUnsaved && <small className={classes.unsaved}>{t('unsaved')}</small>}
      {!message.isOn && <small>{t('off')}</small>}
      {own.length > 0 && (
        <small title={t('own', { languages: own.map((one) => languageNames[one]).join(', ') })}>
          {own.map((one) => one.toUpperCase()).join(' ')}
        </small>
      )}
    </>
  )
}
