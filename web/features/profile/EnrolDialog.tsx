import { useForm, useWatch } from 'react-hook-form'
import { encode } from 'uqr'
import type { SecondFactorKey } from '#shared/contract/second-factor.ts'
import { Failure } from '#web/Failure.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useSubmit } from '#web/use-submit.ts'
import { PasswordDialog, type StepDialogProps } from './PasswordDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { reloadSecondStep, useBeginEnrolment, useConfirmEnrolment } from './second-step.ts'

/** Three steps: the password, the QR code with the first code of the app, the recovery codes. */
export function EnrolDialog({ onClose, returnFocus }: StepDialogProps) {
  const begin = useBeginEnrolment()
  if (begin.isSuccess) return <ScanDialog secret={begin.data} onClose={onClose} returnFocus={returnFocus} />
  return (
    <PasswordDialog
      title="Turn on the second step"
      description="You need an authenticator app on your phone, for instance Aegis, Google Authenticator or Microsoft Authenticator."
      submitLabel="Continue"
      failureTitle="The second step could not be begun"
      act={begin}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  )
}

function ScanDialog({ secret, onClose, returnFocus }: StepDialogProps & { secret: SecondFactorKey }) {
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
      title="Scan this with your app"
      description="In the app, add an account and point the camera here. Then enter the six digits that it shows."
      submitLabel="Turn on"
      isDirty={false}
      isPending={confirm.isPending}
      canSubmit={code.trim() !== ''}
      failure={<Failure title="The second step is not on yet" error={failure} />}
      onSubmit={onSubmit}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <QrCode text={secret.uri} label="Picture for your authenticator app" />
      <div className="text-sm">
        <p className="text-muted">
          On this same phone, or without a camera, enter this key in the app instead:
        </p>
        <p className="mt-1 font-mono wrap-anywhere select-all">{secret.key.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      <TextField
        label="Code shown by the app"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        error={form.formState.errors.code?.message}
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
