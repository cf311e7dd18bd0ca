import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./*/schema.ts', './*/*/*schema.ts', './*/*/*/schema.ts'],
  out: './database/migrations',
})
