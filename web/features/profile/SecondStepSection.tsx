import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SecondFactorView } from '#shared/contract/second-factor.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { formatMoment } from '#web/dates.ts'
import { useUser } from '#web/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { EnrolDialog } from './EnrolDialog.tsx'
import { PasswordDialog, type StepDialogProps } from './PasswordDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { reloadSecondStep, secondStepQuery, useRenewCodes } from './second-step.ts'
import { TurnOffDialog } from './TurnOffDialog.tsx'

type Opened = 'enrol' | 'renew' | 'turn-off'

export function SecondStepSection() {
  const query = useQuery(secondStepQuery)
  const [opened, setOpened] = useState<Opened>()
  const box = useRef<HTMLDivElement>(null)
  const dialog = { onClose: () => setOpened(undefined), returnFocus: () => box.current?.focus() }
  if (query.isPending) return <Skeleton count={1} className="h-14" label="Loading your second step..." />
  if (!query.data) {
    return (
      <ErrorState
        title="Your second step could not be loaded"
        message={deriveErrorMessage(query.error, 'The server could not be reached.')}
        onRetry={() => query.refetch()}
      />
    )
  }
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col items-start gap-4 focus:outline-none">
      {query.data.since ? (
        <TurnedOn view={query.data} onOpen={setOpened} />
      ) : (
        <TurnedOff onOpen={() => setOpened('enrol')} />
      )}
      {opened === 'enrol' ? <EnrolDialog {...dialog} /> : null}
      {opened === 'renew' ? <RenewCodesDialog {...dialog} /> : null}
      {opened === 'turn-off' ? <TurnOffDialog {...dialog} /> : null}
    </div>
  )
}

function TurnedOff({ onOpen }: { onOpen: () => void }) {
  const isAdmin = useUser().role === 'admin'
  return (
    <>
      <p className="text-muted">
        After the password, sign-in asks for a code that an app on your phone shows. Whoever learns your
        password can then do nothing with it.
        {isAdmin ? ' We advise every administrator to turn it on.' : ''}
      </p>
      <Button onClick={onOpen}>Turn on</Button>
    </>
  )
}

type TurnedOnProps = { view: SecondFactorView; onOpen: (dialog: Opened) => void }

function TurnedOn({ view: { since, recoveryCodesLeft }, onOpen }: TurnedOnProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="bench">On</Badge>
        {since ? <span>since {formatMoment(since)}</span> : null}
      </p>
      <p className={recoveryCodesLeft < 4 ? 'font-semibold' : 'text-muted'}>
        {recoveryCodesLeft === 1 ? '1 recovery code is' : `${recoveryCodesLeft} recovery codes are`} left for
        the day you do not have your phone.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onOpen('renew')}>
          New recovery codes
        </Button>
        <Button variant="secondary" onClick={() => onOpen('turn-off')}>
          Turn off
        </Button>
      </div>
    </>
  )
}

function RenewCodesDialog({ onClose, returnFocus }: StepDialogProps) {
  const renewal = useRenewCodes()
  if (renewal.isSuccess)
    return <RecoveryCodes codes={renewal.data.recoveryCodes} onClose={onClose} returnFocus={returnFocus} />
  return (
    <PasswordDialog
      title="Make new recovery codes?"
      description="The ones you have now stop working."
      submitLabel="Make new codes"
      failureTitle="No new codes were made"
      act={{ ...renewal, mutate: password => renewal.mutate(password, { onSuccess: reloadSecondStep }) }}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  )
}
