/** Name of the subtest that waits for its file to be evaluated; not counted. */
export const loading = 'loading of the file'
