import { isLanguage, type Language } from '@costard/contract'
import { messageKinds } from '@costard/quotes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { useMay, useTeam } from '../../team-context.ts'
import { SettingsPage } from '../settings-page.tsx'
import { PartHead } from '../part-head.tsx'
import { LeaveMessages } from './leave-messages.tsx'
import { MessageEditor } from './message-editor.tsx'
import { MessageList } from './message-list.tsx'
import classes from './messages-screen.module.css'
import { messagesQuery } from './messages-query.ts'
import { type UnsavedWordings, withWording, wordingKey } from './unsaved-wordings.ts'

/** Messages to customers and members, with the team's own wording. */
export function MessagesScreen() {
  return (
    <SettingsPage isWide>
      <Suspense fallback={<PageLoader />}>
        <Messages />
      </Suspense>
    </SettingsPage>
  )
}

function Messages() {
  const t = useTranslations('settings.message')
  const { id: teamId, language: ofTeam } = useTeam()
  const { data } = useSuspenseQuery(messagesQuery(teamId))
  const mayChange = useMay('team.edit')
  const isPhone = useScreenSize() === 'phone'
  const [unsaved, setUnsaved] = useState<UnsavedWordings>(new Map())
  const [address, setAddress] = useSearchParams()
  const asked = address.get('message')
  const language = languageIn(address.get('language')) ?? ofTeam
  const chosen = messageKinds.find((kind) => kind === asked) ?? (isPhone ? undefined : messageKinds[0])
  const message = data.messages.find(({ name }) => name === chosen)
  const show = (next: { message?: string; language?: Language }) =>
    setAddress({ ...(asked !== null && { message: asked }), language, ...next })
  const key = chosen && wordingKey(chosen, language)
  return (
    <div className={classes.body}>
      <PartHead title={t('list')} lead={t(mayChange ? 'lead' : 'readOnly')} />
      <div className={classes.columns} data-chosen={message !== undefined || undefined}>
        {!(isPhone && message) && (
          <MessageList messages={data.messages} chosen={chosen} language={language} unsaved={unsaved} />
        )}
        {message && key && (
          <MessageEditor
            key={key}
            message={message}
            language={language}
            isReadOnly={!mayChange}
            unsaved={unsaved.get(key)}
            onType={(wording) => setUnsaved((known) => withWording(known, key, wording))}
            onLanguage={(next) => show({ message: message.name, language: next })}
          />
        )}
      </div>
      <LeaveMessages unsaved={unsaved} />
    </div>
  )
}

function languageIn(text: string | null): Language | undefined {
  return text !== null && isLanguage(text) ? text : undefined
}
