import type { Rolldown } from 'vite'

/** zod, and the files of the contract that use it. */
const validation =
  /node_modules[\\/]zod[\\/]|contract[\\/](?:[\w-]+[\\/]|quotes[\\/][\w-]+[\\/])?(account|accounting|accounting-limits|iban|payout-limits|payouts|answers|attachments|call|catalog-backtests|catalog-document|catalog-drafts|catalog-examples|catalog-parts|catalog-pictures|catalog-schedules|catalog-taxes|catalog-versions|schemas-from|catalogs|counter-offers|customer-data|customer-fields|customer-files|customer-records|customers|dashboard|device-checks|devices|draft-parts|error-codes|ids|invitations|labels|locales|members|messages|name-fields|place|price-sources|public-quotes|purchases|purchase-book|purchase-book-limits|quote-actions|newer-prices|quote-approvals|quote-files|quote-filters|quote-lines|quote-questions|quote-views|quotes|settled-minor|shop|sites|team-defaults|teams|typed-part|unchecked|tax-settings|shown-photo|list-shapes)\.ts/

/**
 * Modules that are bundled together, besides the views that load together (screens/views). A module belongs
 * to the first matching group, as do its imports unless they are in another group.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  group('react', /node_modules[\\/](react|react-dom|scheduler)[\\/]/),
  // Without its imports, which would otherwise all join the group.
  { ...group('validation', validation), includeDependenciesRecursively: false },
  // Data kept on the device are opened before the first view of a signed-in user, and only if the device
  // keeps any.
  {
    ...group('kept', /web[\\/]offline[\\/](kept[\\/]|queue[\\/]|waiting[\\/]use-queue)/),
    includeDependenciesRecursively: false,
  },
  // The sign-in screen on a first visit.
  { name: 'first-view', tags: ['$initial'] },
  // The API client, queries and icons, the components of most views, and limits: if these were bundled with a
  // view, validation would load that view.
  group(
    'basics',
    /contract[\\/](?:[\w-]+[\\/]|quotes[\\/][\w-]+[\\/])?(amount|catalog|price-source|counter|customer|dashboard|file|label|member|message|question|shop|site)-limits\.ts|contract[\\/]teams[\\/]team-color\.ts|node_modules[\\/](@orpc[\\/]|@tanstack[\\/](react-query|query-core)[\\/]|@tabler[\\/])|web[\\/](api[\\/]|kept-texts[\\/]|node_modules[\\/]idb[\\/])|@mantine[\\/]core[\\/]esm[\\/]components[\\/](Modal|Radio|Textarea)[\\/]|use-disclosure/,
  ),
  group(
    'sdk',
    /node_modules[\\/](@firebase[\\/](app|auth|util|component|logger)|idb)[\\/]|web[\\/]session[\\/]((session|microsoft|sign-in-link|sign-in-as-guest)\.ts|app-check[\\/])/,
  ),
  // Shared by several other views.
  { name: 'shared', test: /[\\/](node_modules|web|core|contract)[\\/]/, minShareCount: 2 },
]

function group(name: string, test: RegExp): Rolldown.CodeSplittingGroup {
  return { name, test }
}
