import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SecondFactorView } from '#shared/contract/second-factor.ts'
import { useAnswers } from '#web/answers.ts'
import { formatMoment } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { useUser } from '#web/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { EnrolDialog } from './EnrolDialog.tsx'
import { profileMessages } from './messages.ts'
import { PasswordDialog, type StepDialogProps } from './PasswordDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { reloadSecondStep, secondStepQuery, useRenewCodes } from './second-step.ts'
import { TurnOffDialog } from './TurnOffDialog.tsx'

type Opened = 'enrol' | 'renew' | 'turn-off'

export function SecondStepSection() {
  const say = useMessages(profileMessages)
  const { sayFailure } = useAnswers()
  const query = useQuery(secondStepQuery)
  const [opened, setOpened] = useState<Opened>()
  const box = useRef<HTMLDivElement>(null)
  const dialog = { onClose: () => setOpened(undefined), returnFocus: () => box.current?.focus() }
  if (query.isPending) return <Skeleton count={1} className="h-14" label={say('loadingSecondStep')} />
  if (!query.data) {
    return (
      <ErrorState
        title={say('secondStepNotLoaded')}
        message={sayFailure(query.error, say('unreachable'))}
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
  const say = useMessages(profileMessages)
  const isAdmin = useUser().role === 'admin'
  return (
    <>
      <p className="text-muted">
        {say('secondStepDoes')}
        {isAdmin ? ` ${say('adviseAdmins')}` : ''}
      </p>
      <Button onClick={onOpen}>{say('turnOn')}</Button>
    </>
  )
}

type TurnedOnProps = { view: SecondFactorView; onOpen: (dialog: Opened) => void }

function TurnedOn({ view: { since, recoveryCodesLeft }, onOpen }: TurnedOnProps) {
  const say = useMessages(profileMessages)
  const language = useLanguage()
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="bench">{say('on')}</Badge>
        {since ? <span>{say('since', { moment: formatMoment(since, language) })}</span> : null}
      </p>
      <p className={recoveryCodesLeft < 4 ? 'font-semibold' : 'text-muted'}>
        {say('codesLeft', { count: recoveryCodesLeft })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onOpen('renew')}>
          {say('newCodes')}
        </Button>
        <Button variant="secondary" onClick={() => onOpen('turn-off')}>
          {say('turnOff')}
        </Button>
      </div>
    </>
  )
}

function RenewCodesDialog({ onClose, returnFocus }: StepDialogProps) {
  const say = useMessages(profileMessages)
  const renewal = useRenewCodes()
  if (renewal.isSuccess)
    return <RecoveryCodes codes={renewal.data.recoveryCodes} onClose={onClose} returnFocus={returnFocus} />
  return (
    <PasswordDialog
      title={say('makeNewCodesTitle')}
      description={say('oldCodesStop')}
      submitLabel={say('makeNewCodes')}
      failureTitle={say('noNewCodes')}
      act={{ ...renewal, mutate: password => renewal.mutate(password, { onSuccess: reloadSecondStep }) }}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  )
}
