/** Fields before or after a change, without personal data: what is erased elsewhere must not stay here. */
export type AuditedFields = Readonly<Record<string, string | number | boolean | null | readonly string[]>>
