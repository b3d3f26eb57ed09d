import type { Config } from '#server/config.ts'
import type { EnvironmentView } from '#shared/contract/settings.ts'

/** What the operator has set outside of the page, without passwords and keys. */
export type Environment = Partial<
  Pick<Config, 'DATABASE_URL' | 'OPENSEARCH_URL' | 'AI_BASE_URL' | 'AI_MODEL' | 'AI_EMBEDDING_MODEL'>
>

type Mail = { SMTP_URL?: string; MAIL_FROM: string }

export function describeEnvironment(env: Environment, mail: Mail, publicUrl: string): EnvironmentView {
  return {
    publicUrl,
    database: env.DATABASE_URL ? 'postgresql' : 'embedded',
    mailServer: nameHosts(mail.SMTP_URL),
    mailFrom: mail.MAIL_FROM,
    openSearch: nameHosts(env.OPENSEARCH_URL),
    aiAddress: nameHosts(env.AI_BASE_URL),
    aiModel: env.AI_MODEL ?? null,
    aiEmbeddingModel: env.AI_EMBEDDING_MODEL ?? null,
  }
}

/** An address may hold a password: only its host and port are shown. */
function nameHosts(addresses: string | undefined): string | null {
  if (!addresses) return null
  return addresses
    .split(',')
    .map(address => new URL(address.trim()).host)
    .join(', ')
}
