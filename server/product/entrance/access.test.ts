import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  accessByScope,
  type ApiScope,
  apiScopes,
  type CallMeta,
  contract,
  type Role,
} from '@costard/contract'
import {
  acceptance,
  aLine,
  aMember,
  anApiKey,
  type Answer,
  aQuote,
  aQuoteInput,
  aSentQuote,
  aShop,
  type Person,
  startTestProduct,
} from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)
const draft = await aQuote(shop)
const sent = await aSentQuote(shop)

const priced = { catalogId: shop.catalogs.buy.pricing.id, variantId: 'iphone-15-256' }

const site = { name: 'Cork', street: '12 Patrick Street', town: '', directions: '', phone: '', hours: null }

/** A valid body per call, so that only the caller can cause a refusal. */
const bodies: Readonly<Record<string, unknown>> = {
  'teams.add': { name: 'A', country: 'FR', language: 'en' },
  'teams.open': undefined,
  'publicQuotes.view': undefined,
  'publicQuotes.proveAddress': { mailed: 'A'.repeat(27) },
  'publicQuotes.accept': acceptance,
  'publicQuotes.decline': { reason: 'price' },
  'teams.editTax': { marginScheme: false },
  'numbering.save': { pattern: 'Q-{SEQ:5}', reset: 'never' },
  'teams.close': { name: 'Not its name' },
  'teams.reopen': undefined,
  'teamArchives.make': undefined,
  'storedExports.ask': { kind: 'purchaseBookCsv', from: '2026-01-01', to: '2026-01-31' },
  'notifications.save': { off: [] },
  'firstSteps.show': { isShown: false },
  'samples.show': { isShown: false },
  'publicQuotes.undoAcceptance': undefined,
  'publicQuotes.ask': { text: 'How long does it take?' },
  'quoteQuestions.answer': { text: 'A day.' },
  'members.change': { costView: null },
  'members.suspend': undefined,
  'members.reactivate': undefined,
  'members.remove': undefined,
  'members.transfer': undefined,
  'members.leave': undefined,
  'invitations.add': { emails: ['new@shop.example'], role: 'viewer', language: 'en' },
  'invitations.resend': undefined,
  'invitations.withdraw': undefined,
  'invitations.accept': undefined,
  'publicInvitations.decline': undefined,
  'apiKeys.add': { name: 'Till', scopes: ['quotes.read'] },
  'apiKeys.edit': { origins: [] },
  'apiKeys.revoke': undefined,
  'assistants.ask': { clientId: 'unknown', redirectUri: 'https://helper.example/back' },
  'assistants.saveRules': { letIn: 'owners', knownHosts: [] },
  'assistants.askOwner': { clientId: 'unknown', redirectUri: 'https://helper.example/back' },
  'assistants.answerAsk': { isAllowed: false },
  'assistants.allow': {
    clientId: 'unknown',
    redirectUri: 'https://helper.example/back',
    scopes: ['catalogs.read', 'quotes.read'],
  },
  'assistants.revoke': undefined,
  'priceSources.add': {
    catalogId: shop.catalogs.buy.pricing.id,
    name: 'Recycler',
    url: null,
    header: null,
    jsonPath: null,
    fills: 'hint',
    hint: 'Supplier',
    readAt: null,
    maxMoveBp: 2000,
    maxFewerBp: 200,
    inForceBp: null,
    isOn: true,
  },
  'priceSources.edit': { isOn: false },
  'priceSources.upload': undefined,
  'priceSources.saveShape': {
    shape: {
      columns: [{ heading: 'Model', has: 'device' }],
      rows: 1,
      decimalMark: null,
      grades: [],
      devices: [],
      counted: [],
    },
  },
  'priceSources.release': { runId: 'x'.repeat(20) },
  'priceSources.leaveOut': { runId: 'x'.repeat(20) },
  'priceSources.saveRules': { rules: [] },
  'priceSources.remove': undefined,
  'priceSources.run': undefined,
  'webhooks.add': { url: 'https://erp.example/hook', events: ['quote.sent'] },
  'webhooks.edit': { isOn: false },
  'webhooks.remove': undefined,
  'webhooks.replaceSecret': undefined,
  'webhooks.test': undefined,
  'webhooks.resend': undefined,
  'shop.save': {
    name: 'A',
    legalName: '',
    street: '',
    town: '',
    directions: '',
    phone: '',
    hours: null,
    terms: {},
    rev: -1,
  },
  'sites.add': site,
  'sites.edit': { ...site, rev: -1 },
  'sites.archive': { isArchived: true },
  'sites.remove': undefined,
  'sites.choose': { siteId: null },
  'shop.saveLogo': { image: 'AAAA' },
  'shop.removeLogo': undefined,
  'replyTo.ask': { email: 'info@shop.example' },
  'replyTo.confirm': { token: 'x' },
  'replyTo.remove': undefined,
  'subscription.choose': { plan: 'team' },
  'subscription.resume': undefined,
  'subscription.keep': { ids: [] },
  'subscription.managePayment': undefined,
  'messages.save': { subject: 'A', text: 'B', rev: -1 },
  'messages.reset': { rev: -1 },
  'messages.turn': { isOn: true },
  'messages.preview': { subject: 'A', text: 'B' },
  'messages.test': { subject: 'A', text: 'B' },
  'teams.claim': { idToken: await (await product.anAnonymousPerson()).idToken() },
  'quotes.add': aQuoteInput(shop),
  'quotes.duplicate': undefined,
  'quotes.removeTrial': undefined,
  'quoteActions.archive': { rev: draft.rev },
  'quoteActions.restore': { rev: draft.rev },
  'quoteActions.assign': { rev: draft.rev, memberId: shop.owner.userId },
  'quoteNotes.add': { text: 'Collects on Friday' },
  'quoteNotes.remove': undefined,
  'quotes.edit': { rev: draft.rev, note: 'Changed' },
  'quotes.changeLines': { rev: draft.rev, changes: [{ op: 'add', line: aLine(shop) }] },
  'quotes.send': { rev: draft.rev },
  'quotes.resend': {},
  'catalogDrafts.change': {
    baseVersion: 1,
    changes: [{ part: { kind: 'price', key: 'iphone-15-256', value: { minor: 1 } }, rev: 0 }],
  },
  'catalogDrafts.changeMany': { baseVersion: 1, lines: '["price","iphone-15-256",1,{"minor":2}]' },
  'catalogDrafts.discard': { rev: 0 },
  'catalogBacktests.run': undefined,
  'catalogVersions.publish': { baseVersion: 1, rev: 0 },
  'catalogVersions.rollBack': { baseVersion: 1, to: 1 },
  'catalogExamples.add': { name: 'A', trial: { variantId: 'iphone-15-256', answers: {}, services: [] } },
  'catalogExamples.remove': undefined,
  'catalogPictures.add': { image: 'AAAA' },
  'listColumns.save': { heading: 'Grade A', has: 'price' },
  'listShapes.save': {
    shape: {
      columns: [{ heading: 'Model', has: 'device' }],
      rows: 1,
      decimalMark: null,
      grades: [],
      devices: [],
      counted: [],
    },
  },
  'widgets.add': { name: 'A', catalogId: shop.catalogs.buy.pricing.id },
  'widgets.edit': { rev: 0 },
  'widgets.setState': { state: 'live', rev: 0 },
  'widgets.remove': undefined,
  'widgetVisits.find': { token: 'x', text: 'iPhone' },
  'widgetVisits.step': { token: 'x', variantId: 'x', answers: {} },
  'widgetVisits.leave': { token: 'x' },
  'widgetVisits.price': { token: 'x', variantId: 'x', answers: {} },
  'widgetVisits.submit': {
    token: 'x',
    variantId: 'x',
    answers: {},
    email: 'ada@customer.example',
    wantsNews: false,
  },
  'widgetVisits.submitUnlisted': {
    token: 'x',
    device: 'Mac mini',
    email: 'ada@customer.example',
    wantsNews: false,
  },
  'catalogSchedules.set': { baseVersion: 1, rev: 0, at: '2026-12-01T00:00' },
  'catalogSchedules.remove': undefined,
  'catalogs.add': { name: 'A', start: { from: 'empty', kind: 'buy' } },
  'catalogs.archive': { isArchived: false },
  'customers.add': { name: 'Ada' },
  'customers.edit': { rev: 1, notes: 'Changed' },
  'customers.merge': { rev: 1, other: { id: 'x'.repeat(20), rev: 1 } },
  'customers.erase': { rev: 0 },
  'customerRecords.addConsent': { purpose: 'marketing', isGiven: true, source: 'counter' },
  'customerRecords.declare': {},
  'customerRecords.saveIdCheck': { kind: 'passport', lastFour: '1234', deleteAfter: '2026-06-01' },
  'customerRecords.removeIdCheck': undefined,
  'customerTimeline.addNote': { text: 'Asks for Paul' },
  'customerTimeline.removeNote': undefined,
  'customerFiles.import': { csv: 'name\nAda', isDryRun: false },
  'customers.removeUnused': { ids: ['x'.repeat(20)] },
  'quoteActions.revise': { rev: draft.rev },
  'quoteActions.extend': { rev: draft.rev, lastDay: '2026-03-20' },
  'quoteActions.setSite': { rev: draft.rev, siteId: null },
  'quoteActions.accept': { rev: draft.rev, channel: 'phone', note: 'Called' },
  'quoteActions.acceptAtCounter': {
    rev: draft.rev,
    name: 'Ada Customer',
    agrees: true,
    acceptedAt: product.clock.now().toISOString(),
    shown: { netMinor: draft.totals.netMinor, termsVersion: 0 },
  },
  'quoteActions.decline': { rev: draft.rev, reason: 'price' },
  'quoteActions.remind': { rev: draft.rev },
  'quoteActions.recordCheck': { rev: draft.rev, kind: 'mdm', result: 'clear' },
  'quoteActions.advance': { rev: draft.rev, to: 'received' },
  'quoteActions.reopen': { rev: draft.rev, reason: 'Pressed by mistake' },
  'quoteActions.cancel': { rev: 0, reason: 'Pressed by mistake' },
  'quoteViews.add': { name: 'Mine', query: 'state=sent', isShared: false },
  'quoteViews.edit': { rev: 1, name: 'Mine' },
  'quoteViews.remove': { rev: 1 },
  'quoteViews.saveColumns': { hiddenColumns: ['staff'] },
  'quoteApprovals.ask': { rev: draft.rev },
  'quoteApprovals.takeBack': { rev: draft.rev },
  'quoteApprovals.listWaiting': undefined,
  'quoteApprovals.price': { rev: draft.rev, reason: 'Seen', amountMinor: 100 },
  'quoteApprovals.undo': { rev: draft.rev },
  'quoteApprovals.sendWhenReleased': { rev: draft.rev },
  'quoteApprovals.release': { rev: draft.rev, note: 'Seen' },
  'quoteApprovals.refuse': { rev: draft.rev, note: 'Not theirs' },
  'quoteApprovals.askBack': { rev: draft.rev, text: 'Which?' },
  'quoteApprovals.reply': { rev: draft.rev, text: 'This' },
  'quoteApprovals.passOn': { rev: draft.rev, text: 'Yours', amountMinor: 100 },
  'purchases.save': { rev: draft.rev, purchase: null },
  'purchaseBook.correct': { field: 'imei', value: '356938035643809', reason: 'Read wrong' },
  'purchaseBook.saveSettings': { isKept: true, asksForPaper: false, keptYears: 5 },
  'payouts.saveAccount': { name: 'Fix & Co', iban: 'IE29AIBK93115212345678' },
  'payouts.export': {
    payouts: [{ quoteId: draft.id, lineId: draft.lines[0]?.id, name: 'Ada', iban: 'IE29AIBK93115212345678' }],
  },
  'payouts.report': { xml: '<Document/>' },
  'accounting.saveSettings': {
    program: 'xero',
    consultant: null,
    client: null,
    accountLength: 4,
    yearStartsIn: 1,
    accounts: [],
  },
  'attachments.add': 'not a picture',
  'attachments.edit': { isForCustomer: true },
  'phoneLinks.open': {},
  'selfInspections.code': { token: 'x' },
  'selfInspections.saveTest': { token: 'x', result: { test: 'screen', hasMarks: false } },
  'selfInspections.mailLink': { token: 'x' },
  'phoneLinks.close': undefined,
  'attachments.remove': undefined,
  'attachments.restore': undefined,
  'counterOffers.saveInspection': { rev: 0, answers: {}, notes: {} },
  'counterOffers.send': { rev: draft.rev, inspectionRev: 0 },
  'counterOffers.settle': { rev: draft.rev },
  'counterOffers.answer': { rev: draft.rev, answer: 'accepted', channel: 'phone', note: 'Called' },
  'counterOffers.remind': { rev: draft.rev },
  'newerPrices.apply': { rev: draft.rev, versions: {} },
  'devices.identify': { text: 'iPhone 15' },
  'devicePrices.compute': { ...priced, answers: {} },
  'devicePrices.explain': { ...priced, answers: {} },
  'deviceChecks.lookUp': { imei: '356938035643809' },
  'deviceChecks.saveService': {
    name: 'Checks',
    urlTemplate: 'https://checks.example/{number}',
    headerName: '',
    mappings: { blacklist: { pointer: '/blacklist', clear: ['no'], flagged: ['yes'] } },
  },
  'deviceChecks.removeService': undefined,
  'account.endSession': undefined,
  'account.endSessions': { keepsThis: true },
  'account.leaveTeams': undefined,
  'account.savePhoto': { image: '/9j/' },
  'account.removePhoto': undefined,
  'help.rate': { wasOfUse: true, language: 'en' },
}
/** Required query strings. */
const queries: Readonly<Record<string, string>> = {
  'priceSources.upload': '?name=list.csv',
  'attachments.add': '?name=photo.jpg',
  'devices.history': '?imei=356938035643809',
  'quoteApprovals.listWaiting': '?waitingFor=price',
  'quotes.listByIds': `?ids=${draft.id}`,
  'purchaseBook.show': '?reason=authority',
  'purchaseBook.export': '?from=2026-01-01&to=2026-01-31&reason=authority',
  'accounting.preview': '?from=2026-01-01&to=2026-01-31',
  'accounting.export': '?from=2026-01-01&to=2026-01-31',
  'purchaseBook.print': '?from=2026-01-01&to=2026-01-31&reason=authority',
  'labels.list': `?quoteIds=${draft.id}&size=57x32`,
  'labels.file': `?quoteIds=${draft.id}&size=57x32`,
  'catalogDrafts.listChanges': '?after=0',
}
/** Roles that may make each call. Repeated here on purpose: a change of the contract must be intended. */
const everybody: readonly Role[] = ['owner', 'admin', 'manager', 'agent', 'viewer']
const quoting: readonly Role[] = ['owner', 'admin', 'manager', 'agent']
const overriding: readonly Role[] = ['owner', 'admin', 'manager']
const pricing: readonly Role[] = ['owner', 'admin', 'manager']
const exporting: readonly Role[] = ['owner', 'admin', 'manager']
const managing: readonly Role[] = ['owner', 'admin']
const matrix: Readonly<Record<string, 'anybody' | 'signed-in' | readonly Role[]>> = {
  'account.get': 'signed-in',
  'account.endSession': 'signed-in',
  'account.endSessions': 'signed-in',
  'account.leaveTeams': 'signed-in',
  'account.savePhoto': 'signed-in',
  'account.removePhoto': 'signed-in',
  'account.data': 'signed-in',
  'help.rate': 'signed-in',
  'locales.get': 'anybody',
  'locales.countries': 'anybody',
  'teams.list': 'signed-in',
  'teams.add': 'signed-in',
  'teams.claim': 'signed-in',
  'teams.editTax': managing,
  'teams.closing': ['owner'],
  'teams.close': ['owner'],
  'teams.reopen': ['owner'],
  'teams.get': everybody,
  'teams.open': everybody,
  'members.list': everybody,
  'members.change': managing,
  'firstSteps.get': managing,
  'firstSteps.show': managing,
  'samples.get': everybody,
  'samples.show': managing,
  'notifications.get': everybody,
  'notifications.save': everybody,
  'storedExports.list': exporting,
  'storedExports.ask': exporting,
  'storedExports.content': exporting,
  'teamArchives.getLast': ['owner'],
  'teamArchives.make': ['owner'],
  'teamArchives.content': ['owner'],
  'members.suspend': managing,
  'members.reactivate': managing,
  'members.remove': managing,
  'members.transfer': ['owner'],
  'members.leave': everybody,
  'invitations.list': managing,
  'invitations.add': managing,
  'invitations.resend': managing,
  'invitations.withdraw': managing,
  'invitations.link': managing,
  'invitations.accept': 'signed-in',
  'publicInvitations.get': 'anybody',
  'publicInvitations.decline': 'anybody',
  'audit.list': pricing,
  'audit.export': pricing,
  'apiKeys.list': managing,
  'apiKeys.add': managing,
  'apiKeys.edit': managing,
  'apiKeys.revoke': managing,
  'assistants.ask': 'signed-in',
  'assistants.rules': everybody,
  'assistants.saveRules': ['owner'],
  'assistants.askOwner': everybody,
  'assistants.listAsks': managing,
  'assistants.answerAsk': managing,
  'assistants.list': everybody,
  'assistants.allow': everybody,
  'assistants.revoke': everybody,
  'priceSources.list': pricing,
  'priceSources.add': pricing,
  'priceSources.edit': pricing,
  'priceSources.remove': pricing,
  'priceSources.run': pricing,
  'priceSources.upload': pricing,
  'priceSources.file': pricing,
  'priceSources.saveShape': pricing,
  'priceSources.listRuns': pricing,
  'priceSources.release': pricing,
  'priceSources.leaveOut': pricing,
  'priceSources.hints': pricing,
  'priceSources.course': pricing,
  'priceSources.listRules': pricing,
  'priceSources.saveRules': pricing,
  'webhooks.list': managing,
  'webhooks.add': managing,
  'webhooks.edit': managing,
  'webhooks.remove': managing,
  'webhooks.replaceSecret': managing,
  'webhooks.test': managing,
  'webhooks.listDeliveries': managing,
  'webhooks.getDelivery': managing,
  'webhooks.resend': managing,
  'numbering.get': everybody,
  'numbering.save': managing,
  'shop.get': everybody,
  'shop.dueErasures': everybody,
  'shop.save': managing,
  'shop.saveLogo': managing,
  'shop.removeLogo': managing,
  'sites.list': everybody,
  'sites.add': managing,
  'sites.edit': managing,
  'sites.archive': managing,
  'sites.remove': managing,
  'sites.choose': everybody,
  'replyTo.get': everybody,
  'replyTo.ask': managing,
  'replyTo.confirm': managing,
  'replyTo.remove': managing,
  'subscription.get': managing,
  'subscription.choose': managing,
  'subscription.resume': managing,
  'subscription.listBeyond': managing,
  'subscription.keep': managing,
  'subscription.managePayment': managing,
  'subscription.invoices': managing,
  'messages.list': everybody,
  'messages.save': managing,
  'messages.reset': managing,
  'messages.turn': managing,
  'messages.preview': managing,
  'messages.test': managing,
  'catalogs.list': everybody,
  'catalogs.get': everybody,
  'catalogs.listManaged': everybody,
  'catalogs.add': pricing,
  'catalogs.archive': pricing,
  'catalogVersions.check': pricing,
  'catalogBacktests.run': pricing,
  'catalogVersions.publish': pricing,
  'catalogVersions.list': everybody,
  'catalogVersions.rollBack': pricing,
  'widgets.list': everybody,
  'widgets.room': everybody,
  'widgets.get': everybody,
  'widgets.add': pricing,
  'widgets.edit': pricing,
  'widgets.setState': pricing,
  'widgets.remove': pricing,
  'widgets.funnel': everybody,
  'widgets.preview': everybody,
  'widgets.site': pricing,
  'widgetVisits.find': 'anybody',
  'widgetVisits.step': 'anybody',
  'widgetVisits.leave': 'anybody',
  'widgetVisits.price': 'anybody',
  'widgetVisits.submit': 'anybody',
  'widgetVisits.submitUnlisted': 'anybody',
  'selfInspections.code': 'anybody',
  'selfInspections.saveTest': 'anybody',
  'selfInspections.mailLink': 'anybody',
  'selfInspections.get': everybody,
  'catalogExamples.list': pricing,
  'catalogExamples.add': pricing,
  'catalogExamples.remove': pricing,
  'catalogPictures.add': pricing,
  'listColumns.list': pricing,
  'listColumns.save': pricing,
  'listShapes.list': pricing,
  'listShapes.save': pricing,
  'catalogSchedules.set': pricing,
  'catalogSchedules.remove': pricing,
  'catalogDrafts.get': pricing,
  'catalogDrafts.listParts': pricing,
  'catalogDrafts.listChanges': pricing,
  'catalogDrafts.change': pricing,
  'catalogDrafts.changeMany': pricing,
  'catalogDrafts.discard': pricing,
  'customers.list': everybody,
  'customers.listSame': everybody,
  'customers.get': everybody,
  'customers.listDevices': everybody,
  'customers.add': quoting,
  'customers.edit': quoting,
  'customers.merge': quoting,
  'customers.removeUnused': quoting,
  'customers.getErasure': managing,
  'customers.erase': managing,
  'customers.data': exporting,
  'customerFiles.import': quoting,
  'customerRecords.addConsent': quoting,
  'customerRecords.declare': quoting,
  'customerRecords.saveIdCheck': quoting,
  'customerRecords.removeIdCheck': quoting,
  'customerTimeline.list': everybody,
  'quoteActivity.list': everybody,
  'customerTimeline.addNote': quoting,
  'customerTimeline.removeNote': quoting,
  'customerFiles.export': exporting,
  'quotes.list': everybody,
  'quotes.listByIds': everybody,
  'quotes.count': everybody,
  'quotes.get': everybody,
  'quotes.listLines': everybody,
  'quotes.document': everybody,
  'quotes.receipt': everybody,
  'purchaseBook.list': everybody,
  'purchaseBook.check': everybody,
  'purchaseBook.getSettings': everybody,
  'purchaseBook.show': overriding,
  'purchaseBook.correct': overriding,
  'purchaseBook.export': overriding,
  'purchaseBook.print': overriding,
  'purchaseBook.saveSettings': managing,
  'payouts.list': exporting,
  'payouts.saveAccount': managing,
  'payouts.export': exporting,
  'payouts.report': exporting,
  'payouts.fetch': exporting,
  'accounting.getSettings': everybody,
  'accounting.saveSettings': managing,
  'accounting.preview': exporting,
  'accounting.export': exporting,
  'labels.list': everybody,
  'labels.file': everybody,
  'quotes.add': quoting,
  'quotes.duplicate': quoting,
  'quotes.removeTrial': quoting,
  'quoteActions.archive': quoting,
  'quoteActions.restore': quoting,
  'quoteActions.assign': quoting,
  'quoteNotes.add': quoting,
  'quoteNotes.remove': quoting,
  'quotes.changeLines': quoting,
  'quotes.edit': quoting,
  'quotes.send': quoting,
  'quotes.previewMessage': quoting,
  'quotes.resend': quoting,
  'quoteActions.revise': quoting,
  'quoteActions.extend': quoting,
  'quoteActions.setSite': quoting,
  'quoteActions.accept': quoting,
  'quoteActions.acceptAtCounter': quoting,
  'quoteActions.decline': quoting,
  'quoteActions.remind': quoting,
  'quoteActions.recordCheck': quoting,
  'quoteActions.advance': quoting,
  'quoteActions.reopen': overriding,
  'quoteActions.cancel': quoting,
  'quoteFiles.export': exporting,
  'quoteViews.list': everybody,
  'quoteViews.add': everybody,
  'quoteViews.edit': everybody,
  'quoteViews.remove': everybody,
  'quoteViews.saveColumns': everybody,
  'dashboard.get': everybody,
  'quoteApprovals.ask': quoting,
  'quoteApprovals.takeBack': quoting,
  'quoteApprovals.listWaiting': overriding,
  'quoteApprovals.price': overriding,
  'quoteApprovals.undo': overriding,
  'quoteApprovals.sendWhenReleased': quoting,
  'quoteApprovals.release': overriding,
  'quoteApprovals.refuse': overriding,
  'quoteApprovals.askBack': overriding,
  'quoteApprovals.reply': quoting,
  'quoteApprovals.passOn': overriding,
  'purchases.save': overriding,
  'quoteQuestions.answer': quoting,
  'attachments.list': everybody,
  'attachments.content': everybody,
  'attachments.add': quoting,
  'attachments.edit': quoting,
  'attachments.remove': quoting,
  'attachments.restore': quoting,
  'phoneLinks.open': quoting,
  'phoneLinks.close': quoting,
  'counterOffers.list': everybody,
  'counterOffers.getInspection': everybody,
  'counterOffers.saveInspection': quoting,
  'counterOffers.send': quoting,
  'counterOffers.settle': quoting,
  'counterOffers.answer': quoting,
  'counterOffers.remind': quoting,
  'newerPrices.get': quoting,
  'newerPrices.apply': quoting,
  'publicQuotes.get': 'anybody',
  'publicQuotes.view': 'anybody',
  'publicQuotes.proveAddress': 'anybody',
  'publicQuotes.accept': 'anybody',
  'publicQuotes.decline': 'anybody',
  'publicQuotes.undoAcceptance': 'anybody',
  'publicQuotes.ask': 'anybody',
  'devices.identify': everybody,
  'devices.history': quoting,
  'devicePrices.compute': everybody,
  'devicePrices.explain': everybody,
  'deviceChecks.lookUp': quoting,
  'deviceChecks.getService': everybody,
  'deviceChecks.saveService': managing,
  'deviceChecks.removeService': managing,
}

/** Scope that an API key needs for each call; API keys may make no other calls. */
const scopes: Readonly<Record<string, ApiScope>> = {
  'catalogs.list': 'catalogs.read',
  'catalogs.get': 'catalogs.read',
  'devices.identify': 'catalogs.read',
  'devicePrices.compute': 'catalogs.read',
  'devicePrices.explain': 'catalogs.read',
  'customers.list': 'customers.read',
  'customers.listSame': 'customers.read',
  'customers.get': 'customers.read',
  'customers.add': 'customers.edit',
  'customers.edit': 'customers.edit',
  'sites.list': 'quotes.read',
  'quotes.list': 'quotes.read',
  'quotes.listByIds': 'quotes.read',
  'quotes.count': 'quotes.read',
  'quotes.get': 'quotes.read',
  'quotes.listLines': 'quotes.read',
  'quotes.document': 'quotes.read',
  'labels.list': 'quotes.read',
  'labels.file': 'quotes.read',
  'quotes.add': 'quotes.draft',
  'quotes.duplicate': 'quotes.draft',
  'quotes.edit': 'quotes.draft',
  'quoteActions.archive': 'quotes.draft',
  'quoteActions.restore': 'quotes.draft',
  'quotes.changeLines': 'quotes.draft',
  'quoteNotes.add': 'notes.add',
}

interface Operation {
  readonly name: string
  readonly method: string
  readonly path: string
}
const operations: readonly Operation[] = Object.entries(contract).flatMap(([room, procedures]) =>
  Object.entries(procedures).map(([name, procedure]) => {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    return { name: `${room}.${name}`, method, path: path as string }
  }),
)

function addressOf({ name, path }: Operation): string {
  return `${path}${queries[name] ?? ''}`
    .replace('{teamId}', shop.team.id)
    .replace('{quoteId}', draft.id)
    .replace('{meter}', 'catalogs')
    .replace('{customerId}', draft.customerId ?? '')
    .replace('{name}', 'accepted')
    .replace('{language}', 'en')
    .replace('{questionId}', 'x'.repeat(20))
    .replace('{siteId}', 'x'.repeat(20))
    .replace('{lineId}', draft.lines[0]?.id ?? '')
    .replace('{fileId}', 'x'.repeat(20))
    .replace('{viewId}', 'x'.repeat(20))
    .replace('{widgetId}', 'x'.repeat(20))
    .replace('{exampleId}', 'x'.repeat(20))
    .replace('{userId}', 'x'.repeat(20))
    .replace('{sourceId}', 'x'.repeat(20))
    .replace('{variantId}', 'iphone-15-128')
    .replace('{webhookId}', 'x'.repeat(20))
    .replace('{deliveryId}', `msg_${'x'.repeat(20)}`)
    .replace('{archiveId}', 'x'.repeat(20))
    .replace('{exportId}', 'x'.repeat(20))
    .replace('{askId}', 'x'.repeat(20))
    .replace('{assistantId}', 'x'.repeat(20))
    .replace('{noteId}', 'x'.repeat(20))
    .replace('{keyId}', 'x'.repeat(20))
    .replace('{invitationId}', 'x'.repeat(20))
    .replace('{catalogId}', shop.catalogs.buy.pricing.id)
    .replace('{token}', sent.token)
}

function bodyOf({ name, method }: Operation): unknown {
  if (method === 'GET') return undefined
  assert.ok(name in bodies, `${name} has no example body in this test`)
  return bodies[name]
}

const staff = await Promise.all(
  everybody.map(async (role) => ({ role, person: await aMember(product, shop, role) })),
)
/** Restores the membership after calls that end it. */
async function comeBack(): Promise<void> {
  await product.database.pool.query(`update product.members set state = 'active' where team_id = $1`, [
    shop.team.id,
  ])
}
const elsewhere = await aShop(product)
const stranger = elsewhere.owner
/** Keys of the team's owner with a single scope each, and a key of another team with all scopes. */
const keys = new Map(
  await Promise.all(apiScopes.map(async (scope) => [scope, await anApiKey(shop, [scope])] as const)),
)
const strangersKey = await anApiKey(elsewhere, apiScopes)
const guest = await product.anAnonymousPerson()
const refusals = [
  'identity/signed-out',
  'key/not-allowed',
  'team/not-found',
  'team/suspended',
  'team/not-allowed',
]

async function stored(): Promise<unknown> {
  const { rows } = await product.database.pool.query(
    `select (select count(*) from product.quotes) as quotes, (select max(updated_at) from product.quotes) as changed,
       (select count(*) from product.look_up_services) as services, (select count(*) from product.customers) as customers, (select count(*) from product.audit_entries) as audited`,
  )
  return rows
}

async function assertRefused(answer: Promise<Answer>, status: number, code: string): Promise<Answer> {
  const before = await stored()
  const refused = await answer
  assert.deepEqual([refused.status, refused.code], [status, code])
  assert.deepEqual(await stored(), before)
  return refused
}

/** Streamed answers also contain the request id. */
function publicError({ body: { error } }: Answer): object {
  return { ...error, requestId: undefined }
}

test('scopes of API keys need the permission of their calls', () => {
  const stated = Object.entries(contract).flatMap(([room, procedures]) =>
    Object.entries(procedures).flatMap(([name, { '~orpc': of }]) => {
      const { scope, access }: CallMeta = of.meta
      if (scope) assert.equal(access, accessByScope[scope], `${room}.${name}`)
      return scope ? [[`${room}.${name}`, scope]] : []
    }),
  )
  assert.deepEqual(Object.fromEntries(stated), scopes)
})

test('every operation has a row in the matrix, and no row is left over', () => {
  assert.deepEqual(operations.map(({ name }) => name).toSorted(), Object.keys(matrix).toSorted())
})

for (const operation of operations) {
  const { name, method } = operation
  const allowed = matrix[name]
  const address = addressOf(operation)
  const by = (person: Person): Promise<Answer> => person.call(method, address, bodyOf(operation))

  test(`${name} is for ${Array.isArray(allowed) ? allowed.join(', ') : String(allowed)}`, async () => {
    const unsigned = [
      {},
      { authorization: 'Bearer nonsense' },
      { authorization: `Basic ${await shop.owner.idToken()}` },
      // The token of a public quote grants nothing else.
      { authorization: `Bearer ${sent.token}` },
    ].map((headers) => () => product.call(method, address, bodyOf(operation), headers))
    if (allowed === 'anybody') {
      for (const call of unsigned) assert.ok(!refusals.includes((await call()).code ?? ''))
      return
    }
    for (const call of unsigned) await assertRefused(call(), 401, 'identity/signed-out')
    if (!Array.isArray(allowed)) {
      for (const person of [guest, await product.aPerson()])
        assert.ok(!refusals.includes((await by(person)).code ?? ''))
      return
    }
    const refused = await assertRefused(by(stranger), 404, 'team/not-found')
    await assertRefused(by(guest), 404, 'team/not-found')
    // The responses are identical, so that team ids cannot be probed.
    const nowhere = address.replace(shop.team.id, 'x'.repeat(20))
    const missing = await shop.owner.call(method, nowhere, bodyOf(operation))
    assert.deepEqual([missing.status, publicError(missing)], [refused.status, publicError(refused)])
    for (const { role, person } of staff) {
      if (!allowed.includes(role)) await assertRefused(by(person), 403, 'team/not-allowed')
      else assert.ok(!refusals.includes((await by(person)).code ?? ''), role)
    }
    await comeBack()
  })
}

for (const operation of operations) {
  const { name, method } = operation
  const scope = scopes[name]

  test(`${name} is for ${scope ? `API keys with ${scope}` : 'no API key'}`, async () => {
    if (matrix[name] === 'anybody') return // a bearer token makes no difference: see above
    const call = (token: string): Promise<Answer> =>
      product.call(method, addressOf(operation), bodyOf(operation), { authorization: `Bearer ${token}` })
    for (const [held, token] of keys) {
      if (held === scope) assert.ok(!refusals.includes((await call(token)).code ?? ''), held)
      else await assertRefused(call(token), 403, 'key/not-allowed')
    }
    if (Array.isArray(matrix[name])) await assertRefused(call(strangersKey), 404, 'team/not-found')
  })
}

for (const operation of operations) {
  const { name, method, path } = operation

  test(`${name} refuses a field that it does not have`, async () => {
    const address = addressOf(operation)
    const body = bodyOf(operation)
    const withQuery = `${address}${address.includes('?') ? '&' : '?'}oneMoreField=1`
    const attempts: (readonly [string, unknown])[] = [[withQuery, body]]
    // The body of this call is a file, not JSON.
    if (method !== 'GET' && !['attachments.add', 'priceSources.upload'].includes(name)) {
      attempts.push([address, { ...(body as object | undefined), oneMoreField: 1 }])
      const [, inPath] = /\{(\w+)\}/.exec(path) ?? []
      if (inPath !== undefined) attempts.push([address, { ...(body as object | undefined), [inPath]: 'x' }])
    }
    for (const [to, sent] of attempts) {
      const { status, body: answered } = await shop.owner.call(method, to, sent)
      assert.equal(status, 400, JSON.stringify(answered))
      const { path: where, message } = answered.error.detail.at(-1)
      assert.match(message, /^Unknown field/)
      assert.ok(where === 'oneMoreField' || path.includes(`{${where}}`), where)
    }
    await comeBack()
  })
}

test("returns 404 for another team's quote", async () => {
  const other = await aShop(product)
  for (const { method, path, body } of [
    { method: 'GET', path: '', body: undefined },
    { method: 'PATCH', path: '', body: { rev: draft.rev, note: 'Changed' } },
    { method: 'POST', path: '/send', body: { rev: draft.rev } },
  ]) {
    const answer = await other.owner.call(method, `${other.path}/quotes/${draft.id}${path}`, body)
    assert.deepEqual([answer.status, answer.code], [404, 'quote/not-found'])
  }
})

test('a deleted account loses access to its teams at once', async () => {
  const { owner, path } = await aShop(product)
  const idToken = await owner.idToken()
  const { apiKey } = (await (await fetch(`${product.url}/__/firebase/init.json`)).json()) as {
    apiKey: string
  }
  const closed = await fetch(`${product.url}/v1/accounts:delete?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  })
  assert.equal(closed.status, 200)
  assert.equal((await owner.call('GET', `${path}/quotes`)).code, 'identity/signed-out')
})
