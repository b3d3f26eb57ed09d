import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DeviceView } from '#shared/contract/account.ts'
import { useAnswers } from '#web/answers.ts'
import { formatMoment } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { devicesQuery, useSignOutDevice, useSignOutOthers } from './devices.ts'
import { profileMessages } from './messages.ts'

export function DevicesSection() {
  const say = useMessages(profileMessages)
  const { sayFailure } = useAnswers()
  const query = useQuery(devicesQuery)
  const list = useRef<HTMLUListElement>(null)
  if (query.isPending) return <Skeleton count={2} className="h-14" label={say('loadingDevices')} />
  if (!query.data) {
    return (
      <ErrorState
        title={say('devicesNotLoaded')}
        message={sayFailure(query.error, say('unreachable'))}
        onRetry={() => query.refetch()}
      />
    )
  }
  const others = query.data.filter(device => !device.current).length
  return (
    <div className="flex flex-col items-start gap-4">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={say('devices')}
        className="flex w-full flex-col focus:outline-none"
      >
        {query.data.map(device => (
          <DeviceItem key={device.id} device={device} onGone={() => list.current?.focus()} />
        ))}
      </ul>
      <p className="text-sm text-muted">{say('placeNotLookedUp')}</p>
      {others > 0 ? <OthersButton onGone={() => list.current?.focus()} /> : null}
    </div>
  )
}

function OthersButton({ onGone }: { onGone: () => void }) {
  const say = useMessages(profileMessages)
  const { sayAnswer, sayFailure } = useAnswers()
  const signOut = useSignOutOthers()
  function press() {
    signOut.mutate(undefined, {
      onSuccess: answer => {
        notify({ tone: 'success', title: sayAnswer(answer) })
        onGone()
      },
      onError: error =>
        notify({ tone: 'danger', title: say('othersNotSignedOut'), description: sayFailure(error) }),
    })
  }
  return (
    <Button variant="secondary" loading={signOut.isPending} onClick={press}>
      {say('signOutOthers')}
    </Button>
  )
}

function DeviceItem({ device, onGone }: { device: DeviceView; onGone: () => void }) {
  const say = useMessages(profileMessages)
  const { sayFailure } = useAnswers()
  const language = useLanguage()
  const name = useDeviceName(device.device)
  const signOut = useSignOutDevice(device.id)
  function press() {
    signOut.mutate(undefined, {
      onSuccess: () => {
        notify({ tone: 'success', title: say('deviceSignedOut'), description: name })
        onGone()
      },
      onError: error =>
        notify({
          tone: 'danger',
          title: say('deviceNotSignedOut'),
          description: sayFailure(error, say('unreachable')),
        }),
    })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {device.current ? <Badge tone="bench">{say('thisDevice')}</Badge> : null}
        </p>
        <p className="text-sm text-muted">
          {say('deviceUsed', {
            used: formatMoment(device.lastSeenAt, language),
            signedIn: formatMoment(device.createdAt, language),
          })}
        </p>
      </div>
      {device.current ? null : (
        <Button variant="secondary" loading={signOut.isPending} onClick={press}>
          {say('signOut')}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}

/** The server names a device in English: 'Chrome on Android', 'Chrome', or 'Unknown device'. */
function useDeviceName(device: string): string {
  const say = useMessages(profileMessages)
  const [browser = '', system] = device.split(' on ')
  if (system) return say('browserOn', { browser, system })
  return device === 'Unknown device' ? say('unknownDevice') : device
}
