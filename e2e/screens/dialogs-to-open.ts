import type { ShopOfDialogs } from './shop-of-dialogs.ts'

/** A dialog and the way to it. */
export interface DialogToOpen {
  readonly path: string
  /** Names of the controls that open it, one after the other. */
  readonly by: readonly RegExp[]
  /** The one kind of window that has the controls; both without. */
  readonly only?: 'desk' | 'phone'
}

/** Dialogs of the web app, and popovers with fields, that the owner of the shop can open. */
export function dialogsToOpen(shop: ShopOfDialogs): readonly DialogToOpen[] {
  const { sent, draft, accepted, countered, inspected, catalogs } = shop
  const quote = (...by: RegExp[]): DialogToOpen => ({ path: `/quotes/${sent.id}`, by })
  const of = ({ id }: typeof sent, ...by: RegExp[]): DialogToOpen => ({ path: `/quotes/${id}`, by })
  const customer = (what: RegExp): DialogToOpen => ({ path: `/customers/${sent.customerId}`, by: [what] })
  const catalog = (kind: 'buy' | 'repair' | 'sell', page: string, by: RegExp): DialogToOpen => ({
    path: `/catalogs/${catalogs[kind].pricing.id}${page}`,
    by: [by],
  })
  const settings = (page: string, ...by: RegExp[]): DialogToOpen => ({ path: `/settings/${page}`, by })
  const member = /^More for Cian/
  const inspection: DialogToOpen = {
    path: `/quotes/${inspected.id}/inspect?line=${inspected.lines[0]?.id}`,
    by: [],
  }
  return [
    { path: '/quotes', by: [/^Find/] },
    { path: '/quotes', by: [/^Columns$/], only: 'desk' },
    { path: '/quotes', by: [/^Kind$/], only: 'desk' },
    { path: '/quotes?kind=buy', by: [/^Save view$/] },
    { path: `/quotes?state=sent&view=${shop.viewId}`, by: [/^Edit the view/] },
    { path: '/quotes', by: [new RegExp(`^Select ${sent.number}`), /^Remind/], only: 'desk' },
    { path: '/quotes', by: [new RegExp(`^Select ${sent.number}`), /^Withdraw/], only: 'desk' },
    { path: '/quotes', by: [new RegExp(`^Select ${sent.number}`), /^Duplicate/], only: 'desk' },
    { path: '/quotes/add/bulk', by: [/^Customer$/] },
    { path: '/quotes/add/identify', by: [/^Camera$/] },
    { path: '/quotes/add/identify', by: [/^Keyboard shortcuts$/], only: 'desk' },
    quote(/^Mark accepted$/),
    quote(/^Remind/),
    quote(/^More actions$/, /^Mark declined$/),
    quote(/^More actions$/, /^Withdraw$/),
    quote(/^Record a check$/),
    quote(/^Webcam$/),
    quote(/^Use a phone$/),
    quote(/^Send the link$/),
    quote(/^Remove the note/),
    of(draft, /^Cancel quote$/),
    { ...of(accepted, /^Undo acceptance$/), only: 'desk' },
    { ...of(accepted, /^More actions$/, /^Undo acceptance$/), only: 'phone' },
    of(accepted, /^Labels$/),
    of(accepted, /^More for iPhone/, /^It never arrived$/),
    of(accepted, /^More for iPhone/, /^Put on hold$/),
    of(countered, /^They accept$/),
    of(countered, /^They want it back$/),
    { ...inspection, by: [/^Wrong device$/] },
    { ...inspection, by: [/^Pay .* anyway$/] },
    customer(/^Record: May email$/),
    customer(/^Record: Owner, of age$/),
    customer(/^Record: ID seen$/),
    customer(/^Remove the note/),
    customer(/^Erase$/),
    { path: `/customers/${shop.twinId}`, by: [/^Merge Ada/] },
    { path: '/catalogs/sources', by: [/^New source$/] },
    { path: `/catalogs/sources?source=${shop.sourceId}`, by: [/^Edit$/] },
    { path: `/catalogs/sources?source=${shop.sourceId}`, by: [/^Remove$/] },
    { ...catalog('buy', '/models', /^Add models$/), only: 'desk' },
    catalog('buy', '/general', /^Publish/),
    catalog('buy', '/general', /^Discard/),
    catalog('sell', '/general', /^Change the time/),
    catalog('repair', '/versions', /^Roll back to/),
    { path: '/purchase-book', by: [/^Export/] },
    { path: '/purchase-book', by: [/^Labels$/], only: 'desk' },
    { path: '/purchase-book?entry=1', by: [/^Add a correction$/] },
    { path: '/purchase-book?entry=1', by: [/^Show$/] },
    { path: '/purchase-book?entry=1', by: [/^Label$/] },
    { path: '/payouts', by: [/^(?:Add|Change) account$/] },
    { path: '/account', by: [/^Delete account$/] },
    { path: '/account', by: [/^Sign out everywhere$/] },
    settings('members', /^Invite$/),
    settings('members', member, /^Role and rights$/),
    settings('members', member, /^Make owner$/),
    settings('members', member, /^Remove from team$/),
    settings('sites', /^More for Hill/, /^Remove$/),
    settings('messages?message=quoteSent', /^Reset to our text$/),
    settings('api', /^New key$/),
    settings('api', /^Websites of Till$/),
    settings('api', /^Revoke Till$/),
    settings('api', /^New webhook$/),
    settings('api', /^Edit$/),
    settings('api', /^Edit$/, /^New secret$/),
    settings('api', /^Edit$/, /^Remove$/),
  ]
}
