import { localeEndpoints } from './endpoints.ts'
import type { ProductModule } from '../product-module.ts'

export function localeModule() {
  return { calls: { locales: localeEndpoints() } } satisfies ProductModule
}
