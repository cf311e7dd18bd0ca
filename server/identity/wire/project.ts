/** Names this installation has on the identity wire. */
export const projectId = 'costard'
export const projectNumber = '1'
export const appId = `1:${projectNumber}:web:${projectId}`
