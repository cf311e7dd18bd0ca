import { z } from 'zod'
import { call, recordedCall } from '../../calls/call.ts'
import { QuoteViewId, TeamId } from '../../ids.ts'
import { nameField } from '../../names/name-fields.ts'
import { movedColumns, quoteColumns } from './quote-columns.ts'
import { quoteLimits } from '../quote-limits.ts'

const fields = {
  name: nameField(quoteLimits.maxViewName),
  query: z
    .string()
    .max(quoteLimits.maxViewQuery)
    .describe('The filters as the query string of the list, such as state=sent&kind=buy'),
  isShared: z.boolean().describe('true: everybody in the team has it; needs quote.create'),
}

export const QuoteView = z.object({
  ...fields,
  name: z.string(),
  id: QuoteViewId,
  rev: z.number().int().describe('Send it back when editing; an outdated one is rejected'),
  mayEdit: z.boolean().describe('True if the view is yours, or shared and you have quote.override'),
})
export type QuoteView = z.infer<typeof QuoteView>

const Columns = z.array(z.enum(quoteColumns)).max(quoteColumns.length)
const shownAs = {
  columnOrder: z
    .array(z.enum(movedColumns))
    .max(movedColumns.length)
    .describe('Columns in the order you chose; those that are absent follow in the usual order'),
  isCompact: z.boolean().describe('true: lower rows'),
}

const tags = ['Quotes']
const path = '/teams/{teamId}/quote-views'
const ofTeam = z.object({ teamId: TeamId })
const ofView = ofTeam.extend({ viewId: QuoteViewId, rev: z.number().int() })

/** Saved filters of the list of quotes, personal and shared, and the columns that a member hides. */
export const quoteViews = {
  list: call('member', {
    method: 'GET',
    path,
    tags,
    summary: 'List your saved views and those of the team, oldest first, and how you show the list',
  })
    .input(ofTeam)
    .output(z.object({ views: z.array(QuoteView), hiddenColumns: Columns, ...shownAs })),
  add: recordedCall(
    'member',
    { method: 'POST', path, tags, summary: 'Save a view', successStatus: 201 },
    'team/not-allowed',
    'view/too-many',
  )
    .input(ofTeam.extend(fields))
    .output(QuoteView),
  edit: recordedCall(
    'member',
    {
      method: 'PATCH',
      path: `${path}/{viewId}`,
      tags,
      summary: 'Rename a view or replace its filters; absent fields are unchanged',
    },
    'team/not-allowed',
    'view/not-found',
    'view/changed',
  )
    .input(ofView.extend({ name: fields.name.optional(), query: fields.query.optional() }))
    .output(QuoteView),
  remove: recordedCall(
    'member',
    { method: 'POST', path: `${path}/{viewId}/remove`, tags, summary: 'Remove a view' },
    'team/not-allowed',
    'view/not-found',
    'view/changed',
  )
    .input(ofView)
    .output(z.object({ id: QuoteViewId })),
  saveColumns: call('member', {
    method: 'PUT',
    path: '/teams/{teamId}/quote-columns',
    tags,
    summary: 'Save how you show the list: hidden columns, their order and the height of rows',
  })
    .input(
      ofTeam.extend({
        hiddenColumns: Columns,
        columnOrder: shownAs.columnOrder.default([]),
        isCompact: shownAs.isCompact.default(false),
      }),
    )
    .output(z.object({ hiddenColumns: Columns, ...shownAs })),
}
