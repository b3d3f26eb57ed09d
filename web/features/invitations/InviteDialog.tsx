import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  type InviteBody,
  longestInvitation,
  longestInvitationNote,
  mostInvitationUses,
} from '#shared/contract/invitations.ts'
import { copyText } from '#web/copy-text.ts'
import { Failure } from '#web/Failure.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Chip, ChipRow } from '#web/ui/Chip.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FieldRow } from '#web/ui/Field.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useSubmit } from '#web/use-submit.ts'
import { checkAddresses, parseAddresses } from './invitation-words.ts'
import { useInvite } from './queries.ts'

type Way = 'mail' | 'link'
type Values = { addresses: string; note: string; uses: string; days: string }

const blank: Values = { addresses: '', note: '', uses: '1', days: '14' }

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [way, setWay] = useState<Way>('mail')
  const [link, setLink] = useState<string>()
  const form = useForm<Values>({ defaultValues: blank })
  const { register, formState, control } = form
  const { addresses = '', note = '' } = useWatch({ control })
  const inviting = useInvite()
  const { onSubmit, failure } = useSubmit(form, inviting, values => toBody(way, values), {
    onSuccess: ({ link, invitations }) => {
      if (link) return setLink(link)
      notify({ tone: 'success', title: describeSent(invitations.length) })
      onClose()
    },
  })

  if (link) return <LinkDialog link={link} onClose={onClose} />
  return (
    <FormDialog
      title="Invite people to register"
      description="They register with the link and wait for your approval like everybody; you see who invited them."
      submitLabel={way === 'mail' ? 'Send invitations' : 'Make the link'}
      isDirty={addresses !== '' || note !== ''}
      isPending={inviting.isPending}
      failure={<Failure title="Failed to invite" error={failure} />}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <ChipRow label="How the invitation is passed on">
        <Chip pressed={way === 'mail'} onClick={() => setWay('mail')}>
          By mail
        </Chip>
        <Chip pressed={way === 'link'} onClick={() => setWay('link')}>
          A link to pass on
        </Chip>
      </ChipRow>
      {way === 'mail' ? (
        <TextAreaField
          label="E-mail addresses"
          rows={4}
          help="One on a line, or with commas between them. Each gets a link for one person."
          error={formState.errors.addresses?.message}
          {...register('addresses', { validate: checkAddresses, shouldUnregister: true })}
        />
      ) : null}
      <TextField
        label="Note"
        optional
        maxLength={longestInvitationNote}
        help="For you and the other administrators, such as the bar association it is for."
        error={formState.errors.note?.message}
        {...register('note')}
      />
      <FieldRow>
        {way === 'link' ? (
          <TextField
            label="For how many people"
            inputMode="numeric"
            error={formState.errors.uses?.message}
            {...register('uses', { validate: checkNumber(mostInvitationUses), shouldUnregister: true })}
          />
        ) : null}
        <TextField
          label="Works for how many days"
          inputMode="numeric"
          error={formState.errors.days?.message}
          {...register('days', { validate: checkNumber(longestInvitation) })}
        />
      </FieldRow>
    </FormDialog>
  )
}

function toBody(way: Way, { addresses, note, uses, days }: Values): InviteBody {
  const common = { note, days: Number(days) }
  return way === 'mail'
    ? { ...common, emails: parseAddresses(addresses).emails }
    : { ...common, uses: Number(uses) }
}

function checkNumber(most: number) {
  return (text: string) =>
    /^[1-9]\d*$/.test(text.trim()) && Number(text) <= most ? undefined : `A whole number from 1 to ${most}`
}

function describeSent(count: number): string {
  return count === 1 ? 'The invitation is on its way' : `${count} invitations are on their way`
}

/** Only the hash of a link is kept, so that it cannot be shown again. */
function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  async function copy() {
    if (await copyText(link)) notify({ title: 'Link copied' })
  }
  return (
    <Dialog
      open
      sticky
      onOpenChange={onClose}
      title="Your invitation link"
      description="Copy it now: it is shown only once. Whoever has it can register with it."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
          <Button autoFocus onClick={copy}>
            <Copy aria-hidden="true" className="size-4" />
            Copy the link
          </Button>
        </>
      }
    >
      <TextField label="Link" readOnly value={link} onFocus={event => event.target.select()} />
    </Dialog>
  )
}
