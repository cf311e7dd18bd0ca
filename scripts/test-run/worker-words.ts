/** Name of the subtest that waits for its file to be evaluated; not counted. */
export const loading = 'loading of the file'

/** Asks a worker what keeps its file from ending. */
export const openHandles = 'what is held'
