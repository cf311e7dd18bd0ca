import { useEffect, useState } from 'react'
import { CodeDialog } from './code-problem.tsx'
import { CodeNotLoaded } from './load-code.ts'

/** Notice about code that did not load, for actions without an error display of their own. */
export function CodeNotice() {
  const [error, setError] = useState<CodeNotLoaded>()
  useEffect(() => {
    const listen = ({ reason }: PromiseRejectionEvent) => {
      if (reason instanceof CodeNotLoaded) setError(reason)
    }
    window.addEventListener('unhandledrejection', listen)
    return () => window.removeEventListener('unhandledrejection', listen)
  }, [])
  return error ? <CodeDialog error={error} close={() => setError(undefined)} /> : null
}
