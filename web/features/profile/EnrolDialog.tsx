import { useForm, useWatch } from 'react-hook-form'
import { encode } from 'uqr'
import type { SecondFactorKey } from '#shared/contract/second-factor.ts'
import { useAnswers } from '#web/answers.ts'
import { Failure } from '#web/Failure.tsx'
import { useMessages } from '#web/messages.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useSubmit } from '#web/use-submit.ts'
import { profileMessages } from './messages.ts'
import { PasswordDialog, type StepDialogProps } from './PasswordDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { reloadSecondStep, useBeginEnrolment, useConfirmEnrolment } from './second-step.ts'

/** Three steps: the password, the QR code with the first code of the app, the recovery codes. */
export function EnrolDialog({ onClose, returnFocus }: StepDialogProps) {
  const say = useMessages(profileMessages)
  const begin = useBeginEnrolment()
  if (begin.isSuccess) return <ScanDialog secret={begin.data} onClose={onClose} returnFocus={returnFocus} />
  return (
    <PasswordDialog
      title={say('turnOnTitle')}
      description={say('appNeeded')}
      submitLabel={say('continue')}
      failureTitle={say('notBegun')}
      act={begin}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  )
}

function ScanDialog({ secret, onClose, returnFocus }: StepDialogProps & { secret: SecondFactorKey }) {
  const say = useMessages(profileMessages)
  const { sayRule } = useAnswers()
  const confirm = useConfirmEnrolment()
  const form = useForm({ defaultValues: { code: '' } })
  const code = useWatch({ control: form.control, name: 'code' })
  const { onSubmit, failure } = useSubmit(form, confirm, values => values.code, {
    onSuccess: reloadSecondStep,
  })
  if (confirm.isSuccess)
    return <RecoveryCodes codes={confirm.data.recoveryCodes} onClose={onClose} returnFocus={returnFocus} />
  return (
    <FormDialog
      title={say('scanTitle')}
      description={say('scanHint')}
      submitLabel={say('turnOn')}
      isDirty={false}
      isPending={confirm.isPending}
      canSubmit={code.trim() !== ''}
      failure={<Failure title={say('notOnYet')} error={failure} />}
      onSubmit={onSubmit}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <QrCode text={secret.uri} label={say('picture')} />
      <div className="text-sm">
        <p className="text-muted">{say('keyInstead')}</p>
        <p className="mt-1 font-mono wrap-anywhere select-all">{secret.key.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      <TextField
        label={say('codeOfApp')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        error={sayRule(form.formState.errors.code?.message)}
        className="font-mono tracking-widest"
        {...form.register('code')}
      />
    </FormDialog>
  )
}

/**
 * Drawn in the browser, so that the key goes to no other service. Dark on white in every theme, because cameras need
 * it.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
