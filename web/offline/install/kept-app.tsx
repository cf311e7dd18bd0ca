import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useNotice } from '#ui/notes/use-notice.ts'
import { keepApp } from './keep-app.ts'

const noticeId = 'new version'

/** Keeps the app on this device, and offers a new version; while a quote is being made it waits. onKept: the app is kept. */
export function KeptApp({ onKept }: { readonly onKept: () => void }) {
  const t = useTranslations('offline.newVersion')
  const notify = useNotice()
  const { pathname } = useLocation()
  const [take, setTake] = useState<() => void>()
  const kept = useEffectEvent(onKept)
  useEffect(() => keepApp({ onKept: () => kept(), onNewVersion: (next) => setTake(() => next) }), [])
  const isBusy = /\/quotes\/(add\/|[^/]+\/(review|inspect)$)/.test(pathname)
  const offer = useEffectEvent((reload: () => void) =>
    notify({
      id: noticeId,
      autoClose: false,
      title: t('title'),
      message: <TakeButton label={t('take')} take={reload} />,
    }),
  )
  useEffect(() => {
    if (take && !isBusy) offer(take)
    return () => void notifications.hide(noticeId)
  }, [take, isBusy])
  return null
}

/** Busy once it was pressed: the page reloads by itself. */
function TakeButton({ label, take }: { readonly label: string; readonly take: () => void }) {
  const [isTaking, setIsTaking] = useState(false)
  const press = () => {
    setIsTaking(true)
    take()
  }
  return (
    <Button variant="default" size="compact-sm" loading={isTaking} onClick={press}>
      {label}
    </Button>
  )
}
