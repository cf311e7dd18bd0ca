import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type TextMapGetter } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { MiddlewareHandler } from 'hono'
import { loggedPath, type Log, routeOf } from '#http'
import type { EventHandler } from '#outbox'
import { version } from '../version.ts'
import { logFailures, ownResource, shutDown } from './collector.ts'
import { samplerOf, type SamplerSettings } from './sampler.ts'

/** Traces of requests and events, sent to a collector. */
export interface Tracing {
  readonly traceRequests: MiddlewareHandler
  readonly traceEvents: (handler: EventHandler) => EventHandler
  /** Sends the remaining traces. */
  readonly close: () => Promise<void>
}

const headersOf: TextMapGetter<Headers> = {
  get: (headers, name) => headers.get(name) ?? undefined,
  keys: (headers) => [...headers.keys()],
}

/**
 * Starts tracing. The exporter reads the address and headers from the variables OTEL_EXPORTER_OTLP_*, and the
 * resource from OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
 */
export function startTracing(sampler: SamplerSettings, log: Log): Tracing {
  logFailures(log)
  const propagator = new W3CTraceContextPropagator()
  const provider = new TracerProvider({
    resource: ownResource(),
    sampler: samplerOf(sampler),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('costard', version)
  return {
    async traceRequests(c, next) {
      const { method, path } = c.req
      const attributes = { 'http.request.method': method, 'url.path': loggedPath(path) }
      const parent = propagator.extract(ROOT_CONTEXT, c.req.raw.headers, headersOf)
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
      try {
        await next()
      } finally {
        const { status } = c.res
        const route = routeOf(c)
        span.updateName(route).setAttributes({ 'http.route': route, 'http.response.status_code': status })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },
    traceEvents: (handler) => ({
      ...handler,
      async handle(payload, delivery) {
        const attributes = { 'messaging.message.id': delivery.id, 'costard.attempt': delivery.attempt }
        const span = tracer.startSpan(`event ${handler.type}`, { kind: SpanKind.CONSUMER, attributes })
        try {
          await handler.handle(payload, delivery)
        } catch (error) {
          // Without the message, since it may contain an address.
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      },
    }),
    close: () => shutDown(provider),
  }
}
