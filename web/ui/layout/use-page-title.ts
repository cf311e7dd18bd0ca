import { useEffect } from 'react'
import { useClientConfig } from '#api/client-config-context.ts'

/** Sets the document title: "Quotes · Costard Pro". */
export function usePageTitle(title: string): void {
  const { productName } = useClientConfig().costard
  useEffect(() => {
    document.title = `${title} · ${productName} Pro`
  }, [title, productName])
}
