import type { EnvironmentView } from '#shared/contract/settings.ts'
import { useMessages } from '#web/messages.ts'
import { settingsMessages } from './messages.ts'
import { SectionCard } from './SectionFrame.tsx'

/** What stands in the environment of the server; no password or key is among it. */
export function EnvironmentSection({ environment }: { environment: EnvironmentView }) {
  const say = useMessages(settingsMessages)
  const { publicUrl, database, mailServer, mailFrom, openSearch, aiAddress } = environment
  const models = [environment.aiModel, environment.aiEmbeddingModel].filter(Boolean).join(', ')
  const lines = [
    { label: say('publicUrl'), variable: 'PUBLIC_URL', value: publicUrl },
    {
      label: say('database'),
      variable: 'DATABASE_URL',
      value: database === 'embedded' ? say('databaseEmbedded') : 'PostgreSQL',
    },
    { label: say('mailServer'), variable: 'SMTP_URL', value: mailServer },
    { label: say('mailFrom'), variable: 'MAIL_FROM', value: mailFrom },
    { label: say('openSearch'), variable: 'OPENSEARCH_URL', value: openSearch },
    { label: say('aiAddress'), variable: 'AI_BASE_URL', value: aiAddress },
    { label: say('ai'), variable: 'AI_MODEL, AI_EMBEDDING_MODEL', value: models },
  ]
  return (
    <SectionCard section="environment" title={say('environment')}>
      <p className="text-muted">{say('environmentLead')}</p>
      <dl className="mt-4 divide-y divide-rule border-y border-rule">
        {lines.map(({ label, variable, value }) => (
          <div key={variable} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[1fr_1.3fr]">
            <dt>
              {label}
              <span className="block font-mono text-xs text-muted wrap-anywhere">{variable}</span>
            </dt>
            <dd className="wrap-anywhere">{value || <span className="text-muted">{say('notSet')}</span>}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
