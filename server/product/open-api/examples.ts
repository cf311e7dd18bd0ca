import { catalogExamples } from './examples/catalog-examples.ts'
import { customerExamples } from './examples/customer-examples.ts'
import type { Example } from './examples/example.ts'
import { quoteExamples } from './examples/quote-examples.ts'

/** Examples by operation. A test sends each request, and compares each answer with its schema. */
const examples: Readonly<Record<string, Example>> = {
  ...catalogExamples,
  ...customerExamples,
  ...quoteExamples,
}

export function exampleOf(operation: string): Example | undefined {
  return examples[operation]
}
