/** Columns of a file of customers: as exported, and as read when it is imported. */
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
/** Read, but not exported: the parts of a name. */
export const nameColumns = ['firstName', 'lastName'] as const

export type CustomerColumn = (typeof customerColumns)[number] | (typeof nameColumns)[number]
