/** Columns of customer files, for export and import. */
export const customerColumns = [
  'kind',
  'name',
  'contactName',
  'email',
  'phone',
  'address',
  'country',
  'vatId',
  'language',
  'tags',
  'notes',
] as const
/** Parts of a name: imported, but not exported. */
export const nameColumns = ['firstName', 'lastName'] as const

export type CustomerColumn = (typeof customerColumns)[number] | (typeof nameColumns)[number]
