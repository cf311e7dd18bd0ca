/** Project id and number of this installation in the identity protocol. */
export const projectId = 'costard'
export const projectNumber = '1'
export const appId = `1:${projectNumber}:web:${projectId}`
