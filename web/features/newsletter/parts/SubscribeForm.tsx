import { type FormEvent, useState } from 'react'
import {
  defaultPreferences,
  type NewsletterPreferences,
  newsletterTopics,
  topicNames,
} from '#shared/newsletter.ts'
import { Failure } from '#web/Failure.tsx'
import { useMessages } from '#web/messages.ts'
import { useUser } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { newsletterMessages } from '../messages.ts'
import { useSubscribe } from '../queries.ts'

/** A form for the address and, with `withTopics`, the topics; otherwise the usual topics are subscribed. */
export function SubscribeForm({ withTopics = false }: { withTopics?: boolean }) {
  const say = useMessages(newsletterMessages)
  const [email, setEmail] = useState(useUser().email)
  const [preferences, setPreferences] = useState(defaultPreferences)
  const subscription = useSubscribe()
  const hasTopic = Object.values(preferences).includes(true)

  function subscribe(event: FormEvent) {
    event.preventDefault()
    if (email.trim() && hasTopic) subscription.mutate({ email: email.trim(), preferences })
  }

  if (subscription.isSuccess) return <Subscribed email={subscription.variables.email} />
  return (
    <form className="flex flex-col gap-4" onSubmit={subscribe}>
      <TextField
        label={say('email')}
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        onChange={event => setEmail(event.target.value)}
      />
      {withTopics ? <Topics chosen={preferences} onChoose={setPreferences} /> : null}
      {hasTopic ? null : <p className="text-sm font-semibold text-seal-ink">{say('chooseTopic')}</p>}
      <Failure title={say('notSent')} error={subscription.error} />
      <Button type="submit" loading={subscription.isPending} disabled={!hasTopic}>
        {say('subscribe')}
      </Button>
    </form>
  )
}

/** Replaces the form and takes its focus, so that screen readers read it out. */
function Subscribed({ email }: { email: string }) {
  const say = useMessages(newsletterMessages)
  return (
    <div tabIndex={-1} ref={node => node?.focus()} className="focus:outline-none">
      <Notice tone="bench" title={say('subscribed')}>
        <p className="wrap-anywhere">{say('onMonday', { email })}</p>
        <p className="mt-2">{say('untilConfirmed')}</p>
      </Notice>
    </div>
  )
}

type TopicsProps = { chosen: NewsletterPreferences; onChoose: (next: NewsletterPreferences) => void }

function Topics({ chosen, onChoose }: TopicsProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">What would you like to read about?</legend>
      {newsletterTopics.map(topic => (
        <CheckboxField
          key={topic}
          label={topicNames[topic]}
          checked={chosen[topic]}
          onChange={event => onChoose({ ...chosen, [topic]: event.target.checked })}
        />
      ))}
    </fieldset>
  )
}
