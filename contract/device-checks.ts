import { oc } from '@orpc/contract'
import { checkKinds } from '@costard/pricing'
import { z } from 'zod'
import { errorsOf } from './error-codes.ts'
import { checkResults } from './check-results.ts'
import { DeviceCheckId, TeamId } from './ids.ts'

export const CheckKind = z.enum(checkKinds)
export type CheckKind = z.infer<typeof CheckKind>

export const CheckResult = z
  .enum(checkResults)
  .describe('unknown is never taken for clear, flagged refuses the device')
export type CheckResult = z.infer<typeof CheckResult>

/** What is known of a device from outside, such as whether it was reported stolen. */
export const DeviceCheck = z.object({
  kind: CheckKind,
  result: CheckResult,
  provider: z
    .enum(['manual', 'http'])
    .describe('manual: a person saw it; http: the look-up service of the team'),
  at: z.iso.datetime().describe('When it was seen or answered'),
  reference: z.string().trim().max(200).optional().describe('What the provider calls its answer, or a note'),
  checkId: DeviceCheckId.optional().describe('The answer that we keep; http only'),
})
export type DeviceCheck = z.infer<typeof DeviceCheck>

/** A number of the device, as core/devices reads it. */
const Imei = z.string().regex(/^\d{15}$/)
const Serial = z.string().regex(/^[A-Z0-9]{8,14}$/)
export const DeviceNumbers = z
  .object({ imei: Imei.optional(), serial: Serial.optional() })
  .refine(({ imei, serial }) => imei !== undefined || serial !== undefined, 'An IMEI or a serial is needed')
export type DeviceNumbers = z.infer<typeof DeviceNumbers>

const JsonPointer = z
  .string()
  .max(200)
  .regex(/^(?:\/(?:[^~/]|~[01])*)*$/)
  .describe('JSON pointer, RFC 6901, such as /data/blacklist')

/** Where in the answer of the look-up service one kind stands, and how to read it. Any other value is unknown. */
export const CheckMapping = z.object({
  pointer: JsonPointer,
  clear: z
    .array(z.string().trim().min(1).max(100))
    .min(1)
    .max(20)
    .describe('Values that mean clear; case does not matter'),
  flagged: z.array(z.string().trim().min(1).max(100)).min(1).max(20).describe('Values that mean flagged'),
})
export type CheckMapping = z.infer<typeof CheckMapping>

/** Headers that say how a request is carried, in lower case. */
const framing = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const providerShape = {
  name: z.string().trim().min(1).max(60),
  urlTemplate: z
    .string()
    .trim()
    .max(2000)
    .regex(/^https?:\/\//)
    .regex(/^[^#]*\{(?:imei|serial|number)\}/)
    .refine(isPlainAddress, 'Not a web address, or one with more than a host before its path')
    .describe('With {imei}, {serial} or {number}, which is the IMEI, else the serial'),
  headerName: z
    .string()
    .trim()
    .max(100)
    .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]*$/)
    .refine((name) => !framing.has(name.toLowerCase()), 'This header is set by the connection')
    .describe('Header that carries the secret; empty: none'),
  mappings: z
    .partialRecord(CheckKind, CheckMapping)
    .refine((mappings) => Object.keys(mappings).length > 0, 'At least one kind is needed'),
  referencePointer: JsonPointer.optional(),
}

/** Everybody in the team reads the address, so no password has a place in it; and every device is asked of one host. */
function isPlainAddress(template: string): boolean {
  const address = URL.parse(template)
  if (address === null || address.username !== '' || address.password !== '') return false
  return !/[{}]/.test(address.hostname)
}

export const LookUpService = z.object({
  ...providerShape,
  hasSecret: z.boolean().describe('The secret itself is never given out'),
})
export type LookUpService = z.infer<typeof LookUpService>

export const SaveLookUpService = z.object({
  ...providerShape,
  secret: z
    .string()
    .trim()
    .max(4000)
    .regex(/^[\u0020-\u007e\u00a0-\u00ff]*$/)
    .optional()
    .describe('Absent: the one before stays; empty: none'),
})
export type SaveLookUpService = z.infer<typeof SaveLookUpService>

const tags = ['Device checks']
const ofTeam = z.object({ teamId: TeamId })
const signedIn = ['identity/signed-out', 'team/not-found', 'team/not-allowed'] as const

export const deviceChecks = {
  lookUp: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/device-checks',
      tags,
      summary: 'Ask the look-up service of the team; an answer is kept for 24 hours',
    })
    .errors(
      errorsOf(
        ...signedIn,
        'check/no-service',
        'check/number-missing',
        'check/service-failed',
        'check/address-refused',
      ),
    )
    .input(
      DeviceNumbers.safeExtend({
        teamId: TeamId,
        isFresh: z.boolean().default(false).describe('Ask again, whatever is kept'),
      }),
    )
    .output(z.array(DeviceCheck)),
  getService: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/look-up-service',
      tags,
      summary: 'The look-up service of the team, null without one',
    })
    .errors(errorsOf(...signedIn))
    .input(ofTeam)
    .output(LookUpService.nullable()),
  saveService: oc
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/look-up-service',
      tags,
      summary: 'Set up the look-up service of the team',
    })
    .errors(errorsOf(...signedIn, 'check/address-refused', 'check/secret-needed'))
    .input(SaveLookUpService.extend(ofTeam.shape))
    .output(LookUpService),
  removeService: oc
    .route({
      method: 'DELETE',
      path: '/teams/{teamId}/look-up-service',
      tags,
      summary: 'Remove the look-up service and its secret',
    })
    .errors(errorsOf(...signedIn))
    .input(ofTeam)
    .output(z.null()),
}
