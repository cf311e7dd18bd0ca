import { millisToHrTime } from '@opentelemetry/core'
import { OTLPExporterBase } from '@opentelemetry/otlp-exporter-base'
import {
  convertLegacyHttpOptions,
  createOtlpHttpExportDelegate,
} from '@opentelemetry/otlp-exporter-base/node-http'
import { MetricsExporterMetricsHelper, ProtobufMetricsSerializer } from '@opentelemetry/otlp-transformer'
import { emptyResource } from '@opentelemetry/resources'
import {
  MeterProvider,
  type MetricProducer,
  PeriodicExportingMetricReader,
  type PushMetricExporter,
  type ResourceMetrics,
} from '@opentelemetry/sdk-metrics'
import type { Log, Metrics } from '#http'
import { version } from '../version.ts'
import { logFailures, ownResource, shutDown } from './collector.ts'
import { metricDataOf } from './metric-data.ts'

/** Metrics that are sent to a collector. */
export interface SentMetrics {
  /** Sends the metrics a last time. */
  readonly close: () => Promise<void>
}

/**
 * Sends the metrics of /metrics periodically. Nothing is counted for this: the values are read when they are
 * sent.
 */
export function startSendingMetrics(
  { figures }: Pick<Metrics, 'figures'>,
  intervalMs: number,
  log: Log,
): SentMetrics {
  logFailures(log)
  const reader = new PeriodicExportingMetricReader({
    exporter: new Exporter(),
    exportIntervalMillis: intervalMs,
    metricProducers: [producerOf(figures)],
  })
  const provider = new MeterProvider({ resource: ownResource(), readers: [reader] })
  return { close: () => shutDown(provider) }
}

/**
 * Built from the parts of `@opentelemetry/exporter-metrics-otlp-proto`. It reads the address and headers from
 * the variables OTEL_EXPORTER_OTLP_*.
 */
class Exporter extends OTLPExporterBase<ResourceMetrics> implements PushMetricExporter {
  constructor() {
    super(
      createOtlpHttpExportDelegate(
        convertLegacyHttpOptions({}, 'METRICS', 'v1/metrics', { 'Content-Type': 'application/x-protobuf' }),
        ProtobufMetricsSerializer,
        'otlp_http_metric_exporter',
        MetricsExporterMetricsHelper,
        undefined,
      ),
    )
  }
}

function producerOf(figures: Metrics['figures']): MetricProducer {
  const startTime = millisToHrTime(performance.timeOrigin)
  return {
    async collect() {
      const read = await figures()
      const span = { startTime, endTime: millisToHrTime(Date.now()) }
      const metrics = read.map((figure) => metricDataOf(figure, span)).filter(hasPoints)
      const scopeMetrics = [{ scope: { name: 'costard', version }, metrics }]
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] }
    },
  }
}

function hasPoints({ dataPoints }: { readonly dataPoints: readonly unknown[] }): boolean {
  return dataPoints.length > 0
}
