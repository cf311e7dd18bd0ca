import { type CatalogPart, partId } from '@costard/catalogs'
import type { CatalogDocument } from '@costard/contract'
import { paths } from '#paths'

/** Screen on which a finding can be corrected. */
export interface FindingPlace {
  /** Part to correct; absent: the whole page, such as for missing models. */
  readonly part?: Pick<CatalogPart, 'kind' | 'key'>
  readonly to: (teamId: string, catalogId: string) => string
}

/** Returns the place of a path in `pricing`, such as models.3.variants.0.priceMinor. */
export function placeOfFinding(path: string, { pricing }: CatalogDocument): FindingPlace {
  const [list, at = '', inner, variantAt = '', field] = path.split('.')
  const index = Number(at)
  switch (list) {
    case 'models': {
      const model = pricing.models[index]
      const variant = inner === 'variants' ? model?.variants[Number(variantAt)] : undefined
      const kind = field === 'gradeAmounts' ? 'gradePrices' : 'price'
      if (variant) return place(kind, variant.id, paths.catalogModels)
      return place('model', model?.id ?? '', paths.catalogModels)
    }
    case 'questions':
      return place('question', pricing.questions[index]?.key ?? '', paths.catalogQuestions)
    case 'computation':
      return place('effects', at, paths.computation)
    case 'propositions':
      return place('proposition', pricing.propositions[index]?.key ?? '', paths.catalogPropositions)
    case 'services':
      return place('service', pricing.services[index]?.key ?? '', paths.catalogServices)
    case 'grades':
      return place('grade', pricing.grades[index]?.code ?? '', paths.catalogGeneral)
    default:
      return place('rules', '', paths.catalogGeneral)
  }
}

function place(kind: CatalogPart['kind'], key: string, to: FindingPlace['to']): FindingPlace {
  return key === '' && kind !== 'rules' ? { to } : { part: { kind, key }, to }
}

/** Groups findings by code, with their first places. */
export function grouped<Code extends string>(
  findings: readonly { readonly code: Code; readonly path: string }[],
  document: CatalogDocument,
): { readonly code: Code; readonly places: readonly FindingPlace[] }[] {
  return [...Map.groupBy(findings, ({ code }) => code)].map(([code, found]) => {
    const places = found.map(({ path }) => placeOfFinding(path, document))
    return { code, places: [...new Map(places.map((one) => [one.part && partId(one.part), one])).values()] }
  })
}
