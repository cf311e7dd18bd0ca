// API keys, webhooks and the audit log, which few people open.
export { ApiScreen } from '../team/settings/api/api-screen.tsx'
export { AuditScreen } from '../team/settings/audit/audit-screen.tsx'
