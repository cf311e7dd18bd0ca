import { type CatalogPart, partId } from '@costard/catalogs'
import type { CatalogDocument } from '@costard/contract'
import { paths } from '#paths'

/** The screen on which a finding is corrected. */
export interface FindingPlace {
  /** Absent: it is about the whole page, such as models that are missing. */
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

/** One entry for each code, with its first places. */
export function grouped<Code extends string>(
  findings: readonly { readonly code: Code; readonly path: string }[],
  document: CatalogDocument,
): { readonly code: Code; readonly places: readonly FindingPlace[] }[] {
  return [...Map.groupBy(findings, ({ code }) => code)].map(([code, found]) => {
    const places = found.map(({ path }) => placeOfFinding(path, document))
    return { code, places: [...new Map(places.map((one) => [one.part && partId(one.part), one])).values()] }
  })
}
