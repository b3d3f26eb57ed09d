import * as schema from './schema.ts'

export const options = { schema, casing: 'snake_case' } as const
