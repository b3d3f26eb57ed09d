import { type FormEvent, useState } from 'react'
import {
  defaultPreferences,
  type NewsletterPreferences,
  newsletterTopics,
  topicNames,
} from '#shared/newsletter.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { useUser } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useSubscribe } from '../queries.ts'

/** A form for the address and, with `withTopics`, the topics; otherwise the usual topics are subscribed. */
export function SubscribeForm({ withTopics = false }: { withTopics?: boolean }) {
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
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        onChange={event => setEmail(event.target.value)}
      />
      {withTopics ? <Topics chosen={preferences} onChoose={setPreferences} /> : null}
      {hasTopic ? null : <p className="text-sm font-semibold text-seal-ink">Choose at least one topic</p>}
      {subscription.isError ? (
        <Notice tone="seal" role="alert" title="The subscription could not be sent">
          <p>{deriveErrorMessage(subscription.error)}</p>
        </Notice>
      ) : null}
      <Button type="submit" loading={subscription.isPending} disabled={!hasTopic}>
        Subscribe
      </Button>
    </form>
  )
}

/** Replaces the form and takes its focus, so that screen readers read it out. */
function Subscribed({ email }: { email: string }) {
  return (
    <div tabIndex={-1} ref={node => node?.focus()} className="focus:outline-none">
      <Notice tone="bench" title="Successfully Subscribed!">
        <p className="wrap-anywhere">
          You'll receive our next newsletter on Monday, once you have opened the link that we send to {email}
        </p>
        <p className="mt-2">Until that address is confirmed, nothing else is sent to it.</p>
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
