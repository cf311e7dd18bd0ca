import { type LookUpService, SaveLookUpService } from '@costard/contract'
import { type CheckKind, checkKinds } from '@costard/pricing'
import { type MappingFields, valuesIn } from './chosen-value.ts'

/** A look-up service as form values. */
export interface ServiceFields {
  readonly name: string
  readonly urlTemplate: string
  readonly headerName: string
  readonly secret: string
  /** True if the typed secret replaces the stored one. */
  readonly isNewSecret: boolean
  readonly referencePointer: string
  readonly mappings: Readonly<Record<CheckKind, MappingFields>>
}

export function fieldsOf(service: LookUpService | null): ServiceFields {
  const mappings = checkKinds.map((kind) => {
    const mapping = service?.mappings[kind]
    const { pointer = '', clear = [], flagged = [] } = mapping ?? {}
    return [
      kind,
      { isSupported: mapping !== undefined, pointer, clear: clear.join(', '), flagged: flagged.join(', ') },
    ]
  })
  return {
    name: service?.name ?? '',
    urlTemplate: service?.urlTemplate ?? '',
    headerName: service?.headerName ?? '',
    secret: '',
    isNewSecret: service?.hasSecret !== true,
    referencePointer: service?.referencePointer ?? '',
    // One entry per kind.
    mappings: Object.fromEntries(mappings) as Record<CheckKind, MappingFields>,
  }
}

/** Returns the request for saving the service, which may be invalid. */
export function inputOf(fields: ServiceFields): SaveLookUpService {
  const { name, urlTemplate, headerName, secret, isNewSecret, referencePointer, mappings } = fields
  const supported = checkKinds.filter((kind) => mappings[kind].isSupported)
  return {
    name: name.trim(),
    urlTemplate: urlTemplate.trim(),
    headerName: headerName.trim(),
    ...(isNewSecret && { secret }),
    ...(referencePointer.trim() !== '' && { referencePointer: referencePointer.trim() }),
    mappings: Object.fromEntries(
      supported.map((kind) => {
        const { pointer, clear, flagged } = mappings[kind]
        return [kind, { pointer: pointer.trim(), clear: valuesIn(clear), flagged: valuesIn(flagged) }]
      }),
    ),
  }
}

/**
 * Returns the paths of the invalid fields as in the contract: `name`, `mappings`, `mappings.findMy.clear`.
 */
export function invalidFields(fields: ServiceFields): readonly string[] {
  const input = inputOf(fields)
  const { error } = SaveLookUpService.safeParse(input)
  const invalid = (error?.issues ?? []).map(({ path }) => path.slice(0, 3).join('.'))
  const reference = input.referencePointer
  if (reference !== undefined && !reference.startsWith('/')) invalid.push('referencePointer')
  for (const kind of checkKinds) {
    // The empty pointer means the whole response, which is not a single value.
    if (input.mappings[kind]?.pointer === '') invalid.push(`mappings.${kind}.pointer`)
  }
  return [...new Set(invalid)]
}
