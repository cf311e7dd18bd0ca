/** Tag by which a page asks the browser to wake the worker once there is a network (Background Sync). */
export const wakeTag = 'costard-waiting'

/**
 * Message from the worker to its pages: send what waits, and answer on the port of the message with a
 * boolean.
 */
export const wakeMessage = 'costard-send-waiting'
