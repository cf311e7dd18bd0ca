import { type HrTime, ValueType } from '@opentelemetry/api'
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics'
import type { Figure } from '#http'

/** OpenTelemetry units by the suffix of a Prometheus name. */
const units = { seconds: 's', bytes: 'By' } as const

interface Span {
  readonly startTime: HrTime
  readonly endTime: HrTime
}

/**
 * Returns a metric of /metrics as OpenTelemetry data, under the same name, so that alerts and dashboards find
 * it.
 */
export function metricDataOf({ name, help, type, values }: Figure, span: Span): MetricData {
  const [, ending] = /_(seconds|bytes)(?:_total)?$/.exec(name) ?? []
  const common = {
    descriptor: {
      name,
      description: help,
      unit: ending ? units[ending as keyof typeof units] : '',
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  if (type === 'histogram')
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(values, span) }
  const dataPoints = values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...span, attributes: labels, value }))
  return type === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints }
}

/**
 * Combines the values of a histogram that have the same labels. In Prometheus each bucket includes all lower
 * ones.
 */
function histograms(values: Figure['values'], span: Span): DataPoint<Histogram>[] {
  const found = new Map<string, { attributes: Record<string, string | number>; sum: number; le: Le[] }>()
  for (const { metricName = '', labels, value } of values) {
    const { le, ...attributes } = labels
    const key = JSON.stringify(Object.entries(attributes).sort())
    const one = found.get(key) ?? { attributes, sum: 0, le: [] }
    found.set(key, one)
    if (metricName.endsWith('_sum')) one.sum = value
    else if (le !== undefined) one.le.push({ bound: le === '+Inf' ? Infinity : Number(le), upTo: value })
  }
  return [...found.values()].map(({ attributes, sum, le }) => {
    const sorted = le.toSorted((a, b) => a.bound - b.bound)
    const counts = sorted.map(({ upTo }, at) => upTo - (sorted[at - 1]?.upTo ?? 0))
    const boundaries = sorted.map(({ bound }) => bound).filter(Number.isFinite)
    const count = sorted.at(-1)?.upTo ?? 0
    return { ...span, attributes, value: { buckets: { boundaries, counts }, sum, count } }
  })
}

/** Number of values up to a bound. */
interface Le {
  readonly bound: number
  readonly upTo: number
}
