import { afterAll, onTestFinished, TestRunner } from 'vitest'
import { setAtEnd } from './after.ts'

setAtEnd((end, timeoutMs) => {
  const call = async (): Promise<void> => void (await end())
  if (TestRunner.getCurrentTest()) onTestFinished(call, timeoutMs)
  else afterAll(call, timeoutMs)
})
