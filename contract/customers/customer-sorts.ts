/** Sort keys of a list of customers, in a file of their own: the first view needs them without the calls. */
export const customerSorts = ['seen', 'name', 'quotes'] as const
export type CustomerSortKey = (typeof customerSorts)[number]
