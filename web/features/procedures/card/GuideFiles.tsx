import { Printer } from 'lucide-react'
import { markProgress } from '#shared/procedures/statuses.ts'
import { useFullAddress } from '#web/address.ts'
import { queryClient } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { DownloadIcon } from '#web/DownloadIcon.tsx'
import { useMessages } from '#web/messages.ts'
import { guideMessages } from '../guide/messages.ts'
import { procedureQuery } from '../queries.ts'
import { cardMessages } from './messages.ts'

type GuideFilesProps = { slug: string; title: string; done: readonly number[] }

/** Downloads and prints a guide from its card, which holds only its first lines: the rest is fetched for it. */
export function GuideFiles({ slug, title, done }: GuideFilesProps) {
  const say = useMessages(cardMessages)
  const sayGuide = useMessages(guideMessages)
  const fullAddress = useFullAddress()

  async function download() {
    const [guide, { downloadGuide }] = await Promise.all([
      queryClient.fetchQuery(procedureQuery(slug)),
      import('../guide-text.ts'),
    ])
    downloadGuide(markProgress(guide, done), '', fullAddress({ to: '/procedures/$slug', params: { slug } }))
  }

  return (
    <div className="ml-auto flex gap-2 max-sm:gap-1">
      <DownloadIcon
        label={say('downloadNamed', { title })}
        title={say('downloadGuide')}
        download={download}
        describeFailure={() => ({ title: sayGuide('notLoaded'), description: sayGuide('checkConnection') })}
      />
      <ButtonLink
        to="/procedures/$slug/print"
        params={{ slug }}
        target="_blank"
        variant="secondary"
        aria-label={say('printNamed', { title })}
        title={say('printGuide')}
      >
        <Printer aria-hidden="true" className="size-5" />
      </ButtonLink>
    </div>
  )
}
