import asyncHooks, { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'

// node:test finds the current test by an async hook: a map entry for each promise, and one more when it is
// collected. That is a sixth of the CPU time of our tests. AsyncLocalStorage finds it without hooks. While
// node:test is loaded, it gets these instead of Node's; see decision 162.

const originals = {
  AsyncResource: asyncHooks.AsyncResource,
  createHook: asyncHooks.createHook,
  executionAsyncId: asyncHooks.executionAsyncId,
}
const current = new AsyncLocalStorage<number>()
let enclosing = 0
let resourceCreated: ((asyncId: number, type: string, trigger: number, resource: object) => void) | undefined

class TestResource extends AsyncResource {
  constructor(type: string) {
    super(type)
    resourceCreated?.(this.asyncId(), type, 0, this)
  }

  override runInAsyncScope<This, Result>(
    fn: (this: This, ...args: any[]) => Result,
    thisArg?: This,
    ...args: any[]
  ): Result {
    // Inside: the scope restores the stores of the moment when the resource was created.
    return super.runInAsyncScope(() => current.run(this.asyncId(), () => Reflect.apply(fn, thisArg, args)))
  }
}

Object.assign(asyncHooks, {
  AsyncResource: TestResource,
  createHook({ init }: { init: typeof resourceCreated }) {
    resourceCreated = init
    return { enable() {}, disable() {} }
  },
  executionAsyncId: () => current.getStore() ?? enclosing,
})
process.getBuiltinModule('node:test')
Object.assign(asyncHooks, originals)

/** The test that calls this encloses what runs outside of every test, such as a module that it imports. */
export function encloseFile(): void {
  enclosing = current.getStore() ?? 0
}

/** Ends the current file: tests defined next have no parent. */
export function leaveFile(): void {
  enclosing = 0
}
