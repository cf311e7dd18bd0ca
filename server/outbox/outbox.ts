export { publish, type NewEvent } from './publish.ts'
export { startOutbox, type EventHandler, type EventHandlers, type Outbox } from './start-outbox.ts'
