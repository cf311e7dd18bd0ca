import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useNotice } from '#ui/notes/use-notice.ts'
import { keepApp } from './keep-app.ts'

const noticeId = 'new version'

/**
 * Stores the app on this device, and offers a new version, though not while a quote is being made. onKept:
 * called when the app is stored.
 */
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

/** Stays busy after a click, since the page is about to reload. */
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
