import { resolve } from 'node:path'
import { z } from 'zod'
import { parseTrustedProxies } from './trusted-proxies.ts'

const optional = z.string().trim().min(1).optional()
const url = (protocols: RegExp) => z.url({ protocol: protocols }).optional()

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform(path => resolve(path)),
  ANNEXURE_DIR: z
    .string()
    .min(1)
    .transform(path => resolve(path))
    .optional(),
  DATABASE_URL: url(/^postgres(ql)?$/),
  SMTP_URL: url(/^smtps?$/),
  MAIL_FROM: z.string().min(3).default('Munshi <no-reply@munshi.invalid>'),
  PUBLIC_URL: url(/^https?$/),
  ADMIN_EMAIL: z.email().default('admin@munshi.local'),
  ADMIN_PASSWORD: z.string().min(6).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  BACKUP_DIR: z
    .string()
    .min(1)
    .transform(path => resolve(path))
    .optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(14),
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(2),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'wants 16 characters or more, without spaces')
    .optional(),
  TRUST_PROXY: z.string().trim().default('false').transform(parseProxies),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  OPENSEARCH_URL: z
    .string()
    .refine(areAddresses, 'wants one or more http or https addresses, separated by commas')
    .optional(),
  OPENSEARCH_SHARDS: z.coerce.number().int().min(1).max(128).default(1),
  IMPORT_FOLDERS: z.string().default('').transform(parseFolders),
  SUPREME_COURT_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://indian-supreme-court-judgments.s3.ap-south-1.amazonaws.com'),
  HIGH_COURTS_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://indian-high-court-judgments.s3.ap-south-1.amazonaws.com'),
  SEARCH_THREADS: z.coerce.number().int().min(0).max(64).optional(),
  AI_BASE_URL: url(/^https?$/),
  AI_API_KEY: optional,
  AI_MODEL: optional,
  AI_EMBEDDING_MODEL: optional,
})

function parseFolders(text: string): string[] {
  return text
    .split(',')
    .map(folder => folder.trim())
    .filter(Boolean)
    .map(folder => resolve(folder))
}

function areAddresses(text: string): boolean {
  return text.split(',').every(one => z.url({ protocol: /^https?$/ }).safeParse(one.trim()).success)
}

export type Config = z.infer<typeof environment>

export const settingNames: readonly string[] = Object.keys(environment.shape)

export class ConfigError extends Error {}

function parseProxies(text: string, context: z.RefinementCtx) {
  const proxies = parseTrustedProxies(text)
  if (proxies !== undefined) return proxies
  context.addIssue(
    'wants the number of proxies before this server (1 to 10), or their addresses: 10.0.0.2, 192.168.0.0/16, loopback',
  )
  return z.NEVER
}

/** The only reader of the environment. An empty variable counts as not set. */
export function parseConfig(source: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = environment.safeParse(given)
  if (result.success) return checkTogether(result.data)
  const sentences = result.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
  throw new ConfigError(`The environment has a value that cannot be used. ${sentences.join('. ')}.`)
}

/** A model's name says nothing without the address where it answers. */
function checkTogether(config: Config): Config {
  const name = (['AI_MODEL', 'AI_EMBEDDING_MODEL'] as const).find(each => config[each] !== undefined)
  if (name && !config.AI_BASE_URL)
    throw new ConfigError(`${name} is set but AI_BASE_URL, the address where that model answers, is not.`)
  return config
}

/** Where people reach this server, for the links in mails. */
export function derivePublicUrl(config: Config): string {
  return (config.PUBLIC_URL ?? `http://${readableHost(config.HOST)}:${config.PORT}`).replace(/\/$/, '')
}

function readableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
