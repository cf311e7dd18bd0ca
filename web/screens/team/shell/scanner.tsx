import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#paths'
import { useScanKeys } from '#scan/use-scan-keys.ts'
import { type EnteredCode, ScanInbox } from './scan-inbox.ts'
import { useMay, useTeam } from '../team-context.ts'

/** Listens for a hardware scanner on all pages of a team and opens the scanned device. */
export function Scanner({ children }: { readonly children: ReactNode }) {
  const identify = paths.identify(useTeam().id)
  const mayQuote = useMay('quote.create')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [codes, setCodes] = useState<readonly EnteredCode[]>([])
  const isShown = pathname === identify
  const add = useCallback(
    (code: EnteredCode) => {
      if (!mayQuote) return
      setCodes((before) => [...before, code])
      if (!isShown) void navigate(identify)
    },
    [mayQuote, isShown, identify, navigate],
  )
  useScanKeys(({ text, isWhole }) => add({ text, by: isWhole ? 'scanner' : 'cutScan' }))
  const scans = useMemo(() => ({ codes, clear: () => setCodes([]), add }), [codes, add])
  return <ScanInbox value={scans}>{children}</ScanInbox>
}
