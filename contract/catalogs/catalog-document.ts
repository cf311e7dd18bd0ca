import type { CatalogDocument as Document } from '@costard/catalogs'
import type { CatalogId } from '../ids.ts'

export {
  type CatalogWording,
  type ChoiceWording,
  groupName,
  groupNamed,
  type Localised,
  type PropositionKind,
  type PropositionWording,
  type QuestionRole,
  questionRoles,
  type QuestionWording,
  type Requirement,
  type ServiceWording,
  roleOf,
  textIn,
  validDaysOf,
  withCashMarks,
} from '@costard/catalogs'

/** A stored catalog: pricing and wording. */
export interface CatalogDocument extends Document {
  readonly pricing: Document['pricing'] & { readonly id: CatalogId }
}
