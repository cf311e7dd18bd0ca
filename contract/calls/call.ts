import { type HTTPMethod, oc } from '@orpc/contract'
import { type ApiScope } from './api-scopes.ts'
import { type ErrorCode, errorsOf } from './error-codes.ts'
import { type Permission, rolesByPermission } from './permissions.ts'

/**
 * Callers allowed to make a call: anybody, somebody signed in, any member of the team in its path, or a
 * member with a permission.
 */
export type Access = 'anybody' | 'signed-in' | 'member' | Permission

/** Rules of a call that the server enforces before its handler runs. */
export interface CallMeta {
  readonly access: Access
  /** The call runs in one transaction with its entry in the audit log, and may carry an idempotency key. */
  readonly isRecorded: boolean
  /** The handler does slow work first and then opens the transaction of the change and its audit entry. */
  readonly isPrepared: boolean
  /** Scope that an API key needs for the call; absent: the call is not for API keys. */
  readonly scope?: ApiScope | undefined
  /**
   * The call changes a catalog or widget named in its input; refused if this one is beyond the plan of the
   * team.
   */
  readonly withinPlan?: 'catalogs' | 'widgets' | undefined
  /** The answer has a secret, so it is not stored for a repeated idempotency key. */
  readonly hasSecretAnswer?: boolean | undefined
  /** The answer is a stream or a stored file, so a repeated idempotency key is refused. */
  readonly isStreamed?: boolean | undefined
}

interface Route {
  readonly method: HTTPMethod
  readonly path: `/${string}`
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly successStatus?: number
  /** 'detailed': the body is a file, and all other input is in the path and query. */
  readonly inputStructure?: 'detailed'
  readonly scope?: ApiScope
  readonly hasSecretAnswer?: true
  readonly isStreamed?: true
  readonly withinPlan?: 'catalogs' | 'widgets'
}

const errorsByAccess = {
  anybody: [],
  'signed-in': ['identity/signed-out', 'key/not-allowed'],
  member: ['identity/signed-out', 'key/not-allowed', 'team/not-found', 'team/suspended', 'team/closed'],
} as const
const errorsOfPermission = [...errorsByAccess.member, 'team/not-allowed'] as const

type AccessError<Of extends Access> = Of extends keyof typeof errorsByAccess
  ? (typeof errorsByAccess)[Of][number]
  : (typeof errorsOfPermission)[number]

const base = oc.$meta<CallMeta>({ access: 'anybody', isRecorded: false, isPrepared: false })

/**
 * Defines a call that reads, or whose change is not in the audit log. codes: errors besides those of its
 * access.
 */
export function call<const Of extends Access, const Codes extends readonly ErrorCode[]>(
  access: Of,
  route: Route,
  ...codes: Codes
) {
  return build({ access, isRecorded: false, isPrepared: false }, route, codesOf(access, codes))
}

/** Defines a call that changes data of a team and is in the audit log. */
export function recordedCall<const Of extends Access, const Codes extends readonly ErrorCode[]>(
  access: Of,
  route: Route,
  ...codes: Codes
) {
  return build({ access, isRecorded: true, isPrepared: false }, route, recordedCodes(access, codes))
}

/** Defines a recorded call whose slow work runs before its transaction. */
export function preparedCall<const Of extends Access, const Codes extends readonly ErrorCode[]>(
  access: Of,
  route: Route,
  ...codes: Codes
) {
  return build({ access, isRecorded: true, isPrepared: true }, route, recordedCodes(access, codes))
}

function recordedCodes<Of extends Access, Codes extends readonly ErrorCode[]>(access: Of, codes: Codes) {
  return [
    ...codesOf(access, codes),
    'request/key-invalid',
    'request/key-reused',
    'request/answer-erased',
  ] as const
}

function build<const Codes extends readonly ErrorCode[]>(meta: CallMeta, route: Route, codes: Codes) {
  const { tags, description, scope, hasSecretAnswer, isStreamed, withinPlan, ...others } = route
  const texts = [
    description,
    accessText(meta.access),
    scope && `For API keys with the scope ${scope}, as far as the plan has calls.`,
    withinPlan && planText,
    meta.isRecorded && !hasSecretAnswer && !isStreamed && keyText,
  ].filter(Boolean)
  return base
    .meta({ ...meta, scope, hasSecretAnswer, isStreamed, withinPlan })
    .route({ ...others, tags: [...tags], ...(texts.length > 0 && { description: texts.join(' ') }) })
    .errors(errorsOf(...codes))
}

const planText = 'Refused with plan/read-only for what the plan of the team has no room for.'

const keyText =
  'Accepts the header Idempotency-Key: within 24 hours, the same key with the same request returns the first answer. A key that begins with lasting- is remembered for 15 days.'

function codesOf<Of extends Access, Codes extends readonly ErrorCode[]>(
  access: Of,
  codes: Codes,
): readonly (AccessError<Of> | Codes[number])[] {
  const known: Readonly<Record<string, readonly ErrorCode[]>> = errorsByAccess
  // The return type repeats this lookup.
  return [...(known[access] ?? errorsOfPermission), ...codes] as (AccessError<Of> | Codes[number])[]
}

function accessText(access: Access): string | undefined {
  if (access === 'anybody' || access === 'signed-in') return undefined
  if (access === 'member') return 'For members of the team.'
  return `Requires ${access}: ${rolesByPermission[access].join(', ')}.`
}
