import type { Config } from '#server/config.ts'
import { type Finding, talkAbout } from './finding.ts'

const { fine, remark } = talkAbout('settings')
type Rule = { holds: (config: Config) => boolean; says: string }

const isHttps = ({ PUBLIC_URL }: Config) => PUBLIC_URL?.startsWith('https:') === true
const isLocal = ({ PUBLIC_URL }: Config) => !PUBLIC_URL || /\/\/(localhost|127\.|\[::1\])/.test(PUBLIC_URL)

/** What can be used but is seldom meant. What cannot be used stops the reading of the settings. */
const rules: Rule[] = [
  {
    holds: config => isLocal(config),
    says: 'PUBLIC_URL is not set to an address that others can reach: links in mails lead to this machine only.',
  },
  {
    holds: config => !isLocal(config) && !isHttps(config),
    says: 'PUBLIC_URL is a plain http address: passwords travel unencrypted unless a network of your own carries them.',
  },
  {
    holds: config => isHttps(config) && config.TRUST_PROXY === false,
    says: 'PUBLIC_URL is https, which a proxy must speak for Munshi, but TRUST_PROXY is not set: all visitors seem to have one address, and share its limits.',
  },
  {
    holds: config => config.SMTP_URL !== undefined && config.MAIL_FROM.includes('.invalid'),
    says: 'SMTP_URL is set but MAIL_FROM is not: most mail servers refuse the sender no-reply@munshi.invalid.',
  },
  {
    holds: config => config.ADMIN_PASSWORD !== undefined,
    says: 'ADMIN_PASSWORD is still set. It counts at the first start only; take it out of the environment.',
  },
  {
    holds: config => config.DATABASE_URL !== undefined && config.SECRET_KEY === undefined,
    says: 'SECRET_KEY is not set: the key that seals authenticator apps is a file in DATA_DIR, and a second server on this database would have another one.',
  },
  {
    holds: config => config.BACKUP_DIR === undefined,
    says: 'BACKUP_DIR is not set: no backups are made by themselves.',
  },
  {
    holds: config => config.NODE_ENV !== 'production',
    says: 'NODE_ENV is not production.',
  },
]

export function checkSettings(config: Config): Finding[] {
  const found = rules.filter(rule => rule.holds(config)).map(rule => remark(rule.says))
  return found.length > 0 ? found : [fine('The settings can be used and fit together.')]
}
