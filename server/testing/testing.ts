export { fixedClock, type FixedClock } from './fixed-clock.ts'
export { freePort, startTestServer, type StartedTestServer } from './start-test-server.ts'
export { startTestPostgres, testDatabase } from './test-database.ts'
export { testMailbox, type ReceivedMail, type TestMailbox } from './test-mailbox.ts'
