import { diag, DiagLogLevel } from '@opentelemetry/api'
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import type { Log } from '#http'
import { version } from '../version.ts'

/** An unreachable collector is logged at most this often. Milliseconds. */
const warnEveryMs = 60_000
const closeMs = 5_000

/**
 * Returns the description of this process for collectors. OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take
 * precedence.
 */
export function ownResource(): Resource {
  return defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'costard', 'service.version': version }))
    .merge(detectResources({ detectors: [envDetector] }))
}

/** Logs failures of exporters, for the whole process. */
export function logFailures(log: Log): void {
  let warnedAt = -Infinity
  const warn = (): void => {
    if (performance.now() - warnedAt < warnEveryMs) return
    warnedAt = performance.now()
    log.warn('the collector of OTEL_EXPORTER_OTLP_ENDPOINT does not take what is sent')
  }
  const nothing = (): void => {}
  const logger = { error: warn, warn, info: nothing, debug: nothing, verbose: nothing }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}

/**
 * Sends the remaining data. An unreachable collector delays the exit of the process by some seconds at most.
 */
export function shutDown(provider: { readonly shutdown: () => Promise<void> }): Promise<void> {
  return Promise.race([provider.shutdown(), after(closeMs)]).catch(() => {})
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref())
}
