import { describe, expect, it } from 'vitest'
import { ConfigError, derivePublicUrl, parseConfig } from './config.ts'

describe('the environment', () => {
  it('needs nothing: every variable has a default', () => {
    expect(parseConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      TRUST_PROXY: false,
    })
  })

  it('counts an empty variable as not set', () => {
    const { PORT, SMTP_URL } = parseConfig({ PORT: '', SMTP_URL: '' })
    expect([PORT, SMTP_URL]).toEqual([3000, undefined])
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/munshi'],
    ['SMTP_URL', 'mail.example.in'],
    ['PUBLIC_URL', 'ftp://munshi.example'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'tiny'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, proxy.example.in'],
    ['LOG_LEVEL', 'loud'],
    ['BACKUP_KEEP_DAYS', '0'],
    ['BACKUP_HOUR', '24'],
    ['METRICS_TOKEN', 'short'],
    ['AI_BASE_URL', 'localhost:11434'],
    ['OPENSEARCH_URL', 'search.example.in'],
    ['SUPREME_COURT_URL', 'file:///etc'],
    ['HIGH_COURTS_URL', 'mirror.example.in'],
    ['OPENSEARCH_URL', 'https://one.example.in:9200,two.example.in'],
  ])('refuses %s=%s in a sentence that names the variable', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => parseConfig({ [name]: value })).toThrow(name)
  })

  it.each(['AI_MODEL', 'AI_EMBEDDING_MODEL'])('refuses %s without AI_BASE_URL', name => {
    expect(() => parseConfig({ [name]: 'small' })).toThrow(ConfigError)
    expect(() => parseConfig({ [name]: 'small' })).toThrow(`${name} is set but AI_BASE_URL`)
    expect(parseConfig({ [name]: 'small', AI_BASE_URL: 'http://localhost:11434/v1' })).toHaveProperty(
      name,
      'small',
    )
  })

  it('knows where people reach the server', () => {
    expect(derivePublicUrl(parseConfig({ PUBLIC_URL: 'https://munshi.example/' }))).toBe(
      'https://munshi.example',
    )
    expect(derivePublicUrl(parseConfig({ HOST: '0.0.0.0', PORT: '8080' }))).toBe('http://localhost:8080')
    expect(derivePublicUrl(parseConfig({ HOST: '::1' }))).toBe('http://[::1]:3000')
  })
})
