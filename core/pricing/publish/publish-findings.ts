/** An error or warning about a catalog before publishing. */
export interface PublishFinding {
  readonly code: PublishCode
  readonly severity: 'error' | 'warning'
  /** Path in the catalog, e.g. `models.3.variants.0.priceMinor`. */
  readonly path: string
}

const severities = {
  'invalid-catalog': 'error',
  'no-models': 'error',
  'no-propositions': 'error',
  'default-not-one': 'error',
  'duplicate-key': 'error',
  'number-out-of-limits': 'error',
  'grades-not-falling': 'error',
  'unknown-reference': 'error',
  'forward-condition': 'error',
  'condition-too-deep': 'error',
  'condition-type': 'error',
  'bands-gap': 'error',
  'too-few-choices': 'error',
  'unreachable-question': 'error',
  'reachability-unchecked': 'warning',
  'default-invalid': 'error',
  'default-damage': 'warning',
  'bundle-invalid': 'error',
  'proposition-invalid': 'error',
  'tax-class-unknown': 'error',
  'tax-names-unclear': 'error',
  'no-lock-rule': 'warning',
  'nil-offer-unused': 'warning',
  'worst-case-nil': 'warning',
  'worst-case-unchecked': 'warning',
  'limit-off-grid': 'warning',
  'ending-zero': 'warning',
} as const satisfies Record<string, PublishFinding['severity']>

export type PublishCode = keyof typeof severities

// Object.keys() returns strings; these are the keys of severities.
export const publishCodes = Object.keys(severities) as PublishCode[]

export class PublishFindings {
  readonly all: PublishFinding[] = []

  add(code: PublishCode, path: string): void {
    this.all.push({ code, severity: severities[code], path })
  }

  get errors(): PublishFinding[] {
    return this.all.filter(({ severity }) => severity === 'error')
  }

  get warnings(): PublishFinding[] {
    return this.all.filter(({ severity }) => severity === 'warning')
  }
}
