// API keys and webhooks, which few people open.
export { ApiScreen } from './team/settings/api/api-screen.tsx'
