import type { Withdrawal } from '#shared/contract/form-withdrawal.ts'
import type { FormView } from '#shared/contract/forms.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { formatDay } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { builderMessages } from '../messages.ts'

type WithdrawnForm = Pick<FormView, 'titles'> & { withdrawn?: Withdrawal | undefined }

/** In place of a form that nobody should begin any more. */
export function FormWithdrawn({ form: { titles, withdrawn } }: { form: WithdrawnForm }) {
  const say = useMessages(builderMessages)
  const language = useLanguage()
  if (!withdrawn) return null
  const { on, why, instead } = withdrawn
  return (
    <PlainPage
      title={say('formWithdrawn', { day: formatDay(on, language) })}
      actions={
        <>
          {instead === undefined ? null : (
            <ButtonLink to="/form-builder/{-$id}" params={{ id: String(instead) }}>
              {say('openInstead')}
            </ButtonLink>
          )}
          <ButtonLink to="/forms" variant="secondary">
            {say('backToForms')}
          </ButtonLink>
        </>
      }
    >
      <p className="font-semibold">{titles[language]}</p>
      <p className="mt-2">{why[language]}</p>
      <p className="mt-2">{say('draftsStay')}</p>
    </PlainPage>
  )
}

/** Above a draft of such a form, which goes on as it was. */
export function WithdrawnNotice({ withdrawn: { on, why, instead } }: { withdrawn: Withdrawal }) {
  const say = useMessages(builderMessages)
  const language = useLanguage()
  return (
    <Notice tone="seal" title={say('formWithdrawn', { day: formatDay(on, language) })}>
      <p className="mt-1">{why[language]}</p>
      {instead === undefined ? null : (
        <p className="mt-2">
          <ButtonLink to="/form-builder/{-$id}" params={{ id: String(instead) }} variant="secondary">
            {say('openInstead')}
          </ButtonLink>
        </p>
      )}
    </Notice>
  )
}
