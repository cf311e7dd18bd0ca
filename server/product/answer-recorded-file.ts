import type { CallContext } from './answers.ts'
import { apiError } from './calls/api-error.ts'
import type { AuditedChange } from './audit/recorded-change.ts'
import type { CheckedCall } from './checked-call.ts'

interface RecordedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Media type. */
  readonly type: string
  /** Name of the file, in ASCII. */
  readonly name: string
}

/**
 * Answers with a file after the audit log has recorded the export. Throws request/key-reused, since the
 * answer to an earlier call with the key was not stored.
 */
export async function answerRecordedFile(
  { http, call }: CallContext & { readonly call: CheckedCall },
  { bytes, type, name }: RecordedFile,
  exported: AuditedChange,
): Promise<Response> {
  let isRecorded = false
  await call.record(async ({ record }) => {
    await record(exported)
    isRecorded = true
    return null
  })
  if (!isRecorded) throw apiError('request/key-reused')
  return http.body(bytes, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  })
}
