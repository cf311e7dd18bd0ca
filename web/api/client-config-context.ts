import { createContext, use } from 'react'
import type { ClientConfig } from './client-config.ts'

export const ClientConfigContext = createContext<ClientConfig | null>(null)

export function useClientConfig(): ClientConfig {
  const config = use(ClientConfigContext)
  if (!config) throw new Error('useClientConfig outside of the app')
  return config
}
