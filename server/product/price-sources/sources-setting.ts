/** Record id in the `settings` revision. */
export const sourcesSetting = 'price-sources'
