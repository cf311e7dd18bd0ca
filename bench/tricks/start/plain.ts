await import('../../../server/serve.ts')
