export {
  type Delivery,
  type EventHandler,
  type EventType,
  type EventWork,
  eventType,
  on,
} from './event-type.ts'
export { type FailedEvent, listFailedEvents, runFailedEvent } from './failed-events.ts'
export { oldestEvents, queueLength } from './queue-length.ts'
export { addKeptEvents, holdEvents, type KeptEvent, keptEvents, releaseHeldEvents } from './kept-events.ts'
export { publish, type PublishOptions } from './publish.ts'
export type { RecurringJob } from './recurring-job.ts'
export { type Outbox, startOutbox } from './start-outbox.ts'
