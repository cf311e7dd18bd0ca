/** Sort keys of a list of customers. Own file: the first view needs the keys without loading the calls. */
export const customerSorts = ['seen', 'name', 'quotes'] as const
export type CustomerSortKey = (typeof customerSorts)[number]
