import type { Rolldown } from 'vite'

const validation = /node_modules[\\/]zod[\\/]|contract[\\/](customers|device-checks)\.ts/

/**
 * Which modules share a file, besides the views that are loaded together (screens/*-views.ts). A module belongs to the
 * first group that fits; what it imports comes along unless another group has it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  group('react', /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/),
  // Large, and each needed by few views: each has its own file so that the others never load it.
  group('devices', /core[\\/]devices[\\/]/),
  group('firebase', /node_modules[\\/](@firebase[\\/](app|auth|util|component|logger)|idb)[\\/]/),
  { ...group('validation', validation), includeDependenciesRecursively: false },
  // All that the sign-in screen of a first visit needs.
  { name: 'first-view', tags: ['$initial'] },
  group('data', /node_modules[\\/](@orpc|@tanstack)[\\/]|web[\\/]api[\\/]/),
  group('router', /node_modules[\\/]react-router[\\/]/),
  group(
    'dialogs',
    /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Modal|Radio|Textarea|Collapse)[\\/]|@tabler/,
  ),
  group('components', /node_modules[\\/](@mantine|@floating-ui|@tabler|react-[\w-]+)[\\/]/),
  // What several of the views that are loaded together have in common.
  { name: 'shared', test: /[\\/](web|core|contract)[\\/]/, minShareCount: 2 },
]

function group(name: string, test: RegExp): Rolldown.CodeSplittingGroup {
  return { name, test }
}
