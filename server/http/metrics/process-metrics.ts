import { collectDefaultMetrics, type Registry } from 'prom-client'

/** Gauges with the ending of counters, whose figures stand under other names too, and figures that are no numbers at rest. */
const leftOut = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
  'nodejs_eventloop_lag_mean_seconds',
  'nodejs_eventloop_lag_stddev_seconds',
]

/** Adds event loop, heap, garbage collection, CPU, memory and open files of this process. */
export function collectProcessMetrics(register: Registry): void {
  collectDefaultMetrics({ register })
  for (const name of leftOut) register.removeSingleMetric(name)
}
