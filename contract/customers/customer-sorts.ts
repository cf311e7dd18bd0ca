/** What a list of customers can be sorted by. In its own file: the first view has it without the calls. */
export const customerSorts = ['seen', 'name', 'quotes'] as const
export type CustomerSortKey = (typeof customerSorts)[number]
