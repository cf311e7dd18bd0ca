import { collectDefaultMetrics, type Registry } from 'prom-client'

/**
 * Metrics of prom-client that are left out: gauges named like counters, whose values have other names too,
 * and gauges that are NaN on an idle process.
 */
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
