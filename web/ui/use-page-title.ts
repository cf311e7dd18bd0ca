import { useEffect } from 'react'
import { useClientConfig } from '#api/client-config-context.ts'

/** Names the browser's tab after the page: "Quotes · Costard Pro". */
export function usePageTitle(title: string): void {
  const { productName } = useClientConfig().costard
  useEffect(() => {
    document.title = `${title} · ${productName} Pro`
  }, [title, productName])
}
