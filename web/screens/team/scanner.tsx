import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#paths'
import { useScanKeys } from '#scan/use-scan-keys.ts'
import { ScanInbox } from './scan-inbox.ts'
import { useMay, useTeam } from './team-context.ts'

/** Listens for a hardware scanner on every page of a team and opens the scanned device. */
export function Scanner({ children }: { readonly children: ReactNode }) {
  const identify = paths.identify(useTeam().id)
  const mayQuote = useMay('quote.create')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [texts, setTexts] = useState<readonly string[]>([])
  const isShown = pathname === identify
  const add = useCallback(
    (text: string) => {
      if (!mayQuote) return
      setTexts((before) => [...before, text])
      if (!isShown) void navigate(identify)
    },
    [mayQuote, isShown, identify, navigate],
  )
  useScanKeys(add)
  const scans = useMemo(() => ({ texts, clear: () => setTexts([]), add }), [texts, add])
  return <ScanInbox value={scans}>{children}</ScanInbox>
}
