import { namesIn } from '../rows/find-names.ts'
import { apiKeys } from './schema.ts'

/** Finds the names of API keys and of connected assistants. */
export const apiKeyNames = namesIn(apiKeys, { ...apiKeys, id: apiKeys.keyId })
