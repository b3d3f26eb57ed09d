import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'

// Facts about the server itself.

export const readHealthCall = defineCall('GET /api/health', {
  access: 'public',
  answer: z.object({ status: z.literal('ok') }),
})

export const readReadinessCall = defineCall('GET /api/health/ready', {
  access: 'public',
  answer: z.object({ status: z.literal('ready') }),
})

export const readDocsCall = defineCall('GET /api/docs', {
  access: 'public',
  answer: z.record(z.string(), z.unknown()),
})
