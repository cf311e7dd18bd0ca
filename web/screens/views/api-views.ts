// API keys, webhooks and the audit log; loaded separately, since few people open them.
export { ApiScreen } from '../team/settings/api/api-screen.tsx'
export { AuditScreen } from '../team/settings/audit/audit-screen.tsx'
