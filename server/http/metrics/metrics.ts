import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { collectProcessMetrics } from './process-metrics.ts'

/** An answered request. */
export interface AnsweredRequest {
  /** Operation of the contract, or method and route pattern: a bounded number of values. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** A metric with its values by label; a histogram has values for its buckets, its sum and its count. */
export interface Figure {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly values: readonly {
    readonly value: number
    readonly labels: Readonly<Record<string, string | number>>
    /** Name with _bucket, _sum or _count, in histograms. */
    readonly metricName?: string
  }[]
}

/**
 * Metrics of this process in the format of Prometheus. No label contains an id, an address or a text chosen
 * by a caller.
 */
export interface Metrics {
  readonly requestAnswered: (request: AnsweredRequest) => void
  /** Counts an event that failed permanently. type: type of a handler or name of a recurring job. */
  readonly eventFailed: (type: string) => void
  /**
   * Adds a gauge that is read for each scrape. read: rejects if there is no value; the gauge is then absent.
   */
  readonly addGauge: (gauge: {
    readonly name: string
    readonly help: string
    /** Label that distinguishes the values. */
    readonly label: string
    readonly read: () => Promise<Readonly<Record<string, number>>>
  }) => void
  /** Records how long a request waited for a connection to the database. */
  readonly connectionWaited: (seconds: number) => void
  /**
   * Counts a read that the replica may answer. from: the server that answered, or the reason why the primary
   * did.
   */
  readonly readFrom: (from: string) => void
  readonly text: () => Promise<string>
  /** Returns the metrics of `text` as objects, for other formats. */
  readonly figures: () => Promise<readonly Figure[]>
}

/** Seconds. */
const buckets = [0.005, 0.02, 0.1, 0.5, 2.5, 10]
const waitBuckets = [0.001, 0.01, 0.1, 0.5, 2, 5]

/** Returns the metrics of this process. version: version of the product. */
export function createMetrics(version: string): Metrics {
  const register = new Registry()
  const registers = [register]
  const durations = new Histogram({
    name: 'costard_request_duration_seconds',
    help: 'Time until a request was answered, by route and class of its status',
    labelNames: ['route', 'status'],
    buckets,
    registers,
  })
  const failedEvents = new Counter({
    name: 'costard_events_failed_total',
    help: 'Events that this process gave up on; npm run events lists them and can run them again',
    labelNames: ['type'],
    registers,
  })
  const waits = new Histogram({
    name: 'costard_database_wait_seconds',
    help: 'Time a request or job waited for a connection to the database',
    buckets: waitBuckets,
    registers,
  })
  const reads = new Counter({
    name: 'costard_replica_reads_total',
    help: 'Reads for the replica, by who answered: replica, or the primary because the replica was behind or failed',
    labelNames: ['from'],
    registers,
  })
  new Gauge({
    name: 'costard_build_info',
    help: 'Always 1; its labels are the versions of the product and of Node',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.versions.node }, 1)
  collectProcessMetrics(register)
  return {
    requestAnswered({ route, status, seconds }) {
      durations.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds)
    },
    eventFailed: (type) => failedEvents.inc({ type }),
    connectionWaited: (seconds) => waits.observe(seconds),
    readFrom: (from) => reads.inc({ from }),
    addGauge({ name, help, label, read }) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          this.reset()
          const figures = await read().catch(() => ({}))
          for (const [value, figure] of Object.entries(figures)) this.set({ [label]: value }, figure)
        },
      })
    },
    text: () => register.metrics(),
    // prom-client's types have numbers where it returns names.
    figures: async () => (await register.getMetricsAsJSON()) as unknown as Figure[],
  }
}
