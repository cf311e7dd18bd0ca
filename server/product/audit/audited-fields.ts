/**
 * Fields before or after a change, without personal data: data that is erased elsewhere must not remain in
 * the log.
 */
export type AuditedFields = Readonly<Record<string, string | number | boolean | null | readonly string[]>>
