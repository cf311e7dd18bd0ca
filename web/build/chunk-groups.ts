import type { Rolldown } from 'vite'

/** zod, and the files of the contract that use it. */
const validation =
  /node_modules[\\/]zod[\\/]|contract[\\/](account|catalog-document|catalogs|customers|device-checks|devices|error-codes|ids|locales|public-quotes|quotes|teams)\.ts/

/**
 * Which modules share a file, besides the views that are loaded together (screens/*-views.ts). A module belongs to the
 * first group that fits; what it imports comes along unless another group has it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  group('react', /node_modules[\\/](react|react-dom|scheduler)[\\/]/),
  // Alone, as everything it imports would otherwise come along.
  { ...group('validation', validation), includeDependenciesRecursively: false },
  // All that the sign-in screen of a first visit needs.
  { name: 'first-view', tags: ['$initial'] },
  // The calls of the API, and the components that the page of a customer has.
  group(
    'basics',
    /node_modules[\\/](@orpc|@tanstack|@tabler)[\\/]|web[\\/]api[\\/]|@mantine[\\/]core[\\/]esm[\\/]components[\\/](Modal|Radio|Textarea|Collapse)[\\/]|use-disclosure/,
  ),
  // How a quote looks to both sides.
  {
    name: 'quote-display',
    test: /core[\\/](pricing|quotes)[\\/]|contract[\\/]|web[\\/](ui|messages|assets)[\\/]|web[\\/]screens[\\/]receipt/,
    minShareCount: 2,
  },
  group(
    'sdk',
    /node_modules[\\/](@firebase[\\/](app|auth|util|component|logger)|idb)[\\/]|web[\\/]session[\\/]((session|microsoft|sign-in-link|sign-in-as-guest)\.ts|app-check[\\/])/,
  ),
  // What several views beyond those have in common.
  { name: 'shared', test: /[\\/](node_modules|web|core)[\\/]/, minShareCount: 2 },
]

function group(name: string, test: RegExp): Rolldown.CodeSplittingGroup {
  return { name, test }
}
