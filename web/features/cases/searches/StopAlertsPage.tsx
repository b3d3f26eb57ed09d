import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { stopAlertsCall } from '#shared/contract/saved-searches.ts'
import { useAnswers } from '#web/answers.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { send } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { readSite } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { searchesMessages } from './messages.ts'

const route = getRouteApi('/stop-alerts')

/** One press stops. Opening the page does nothing: mail programs open links to scan them. */
export function StopAlertsPage() {
  const say = useMessages(searchesMessages)
  const { sayFailure } = useAnswers()
  const { token } = route.useSearch()
  const stopping = useMutation({ mutationFn: () => send(stopAlertsCall, { body: { token } }) })
  const canStop = token !== '' && !stopping.isSuccess
  return (
    <PlainPage
      title={say('stopTitle')}
      actions={
        <>
          {canStop ? (
            <Button loading={stopping.isPending} onClick={() => stopping.mutate()}>
              {say('stop')}
            </Button>
          ) : null}
          <ButtonLink to="/" variant="secondary">
            {say('goToMunshi', { name: readSite().name })}
          </ButtonLink>
        </>
      }
    >
      <div aria-live="polite" className="flex flex-col gap-3">
        {canStop ? <p>{say('stopLead')}</p> : null}
        {token ? null : <p>{say('incomplete')}</p>}
        {stopping.isSuccess ? (
          <Notice tone="bench" title={say('stopped')}>
            <p>{say('stoppedLead')}</p>
          </Notice>
        ) : null}
        {stopping.isError ? <Notice tone="seal" title={sayFailure(stopping.error)} /> : null}
      </div>
    </PlainPage>
  )
}
