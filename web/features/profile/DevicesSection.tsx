import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DeviceView } from '#shared/contract/account.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { formatMoment } from '#web/dates.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { devicesQuery, useSignOutDevice, useSignOutOthers } from './devices.ts'

export function DevicesSection() {
  const query = useQuery(devicesQuery)
  const list = useRef<HTMLUListElement>(null)
  if (query.isPending) return <Skeleton count={2} className="h-14" label="Loading your devices..." />
  if (!query.data) {
    return (
      <ErrorState
        title="Your devices could not be loaded"
        message={deriveErrorMessage(query.error, 'The server could not be reached.')}
        onRetry={() => query.refetch()}
      />
    )
  }
  const others = query.data.filter(device => !device.current).length
  return (
    <div className="flex flex-col items-start gap-4">
      <ul ref={list} tabIndex={-1} aria-label="Devices" className="flex w-full flex-col focus:outline-none">
        {query.data.map(device => (
          <DeviceItem key={device.id} device={device} onGone={() => list.current?.focus()} />
        ))}
      </ul>
      <p className="text-sm text-muted">
        Where a device is we do not look up. If you do not know one of them, sign it out and change your
        password.
      </p>
      {others > 0 ? <OthersButton onGone={() => list.current?.focus()} /> : null}
    </div>
  )
}

function OthersButton({ onGone }: { onGone: () => void }) {
  const signOut = useSignOutOthers()
  function press() {
    signOut.mutate(undefined, {
      onSuccess: ({ message }) => {
        notify({ tone: 'success', title: message })
        onGone()
      },
      onError: error => notifyFailure('The other devices were not signed out', error),
    })
  }
  return (
    <Button variant="secondary" loading={signOut.isPending} onClick={press}>
      Sign out all other devices
    </Button>
  )
}

function DeviceItem({ device, onGone }: { device: DeviceView; onGone: () => void }) {
  const signOut = useSignOutDevice(device.id)
  function press() {
    signOut.mutate(undefined, {
      onSuccess: () => {
        notify({ tone: 'success', title: 'Device signed out', description: device.device })
        onGone()
      },
      onError: error =>
        notify({
          tone: 'danger',
          title: 'The device was not signed out',
          description: deriveErrorMessage(error, 'The server could not be reached.'),
        }),
    })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device.device}
          {device.current ? <Badge tone="bench">This device</Badge> : null}
        </p>
        <p className="text-sm text-muted">
          Last used {formatMoment(device.lastSeenAt)} · place unknown · signed in{' '}
          {formatMoment(device.createdAt)}
        </p>
      </div>
      {device.current ? null : (
        <Button variant="secondary" loading={signOut.isPending} onClick={press}>
          Sign out<span className="sr-only"> {device.device}</span>
        </Button>
      )}
    </li>
  )
}
