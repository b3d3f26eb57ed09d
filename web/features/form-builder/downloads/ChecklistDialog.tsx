import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createWarningFinder } from '#shared/templates/checks/find-warnings.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'
import { mainId } from '#shared/templates/papers/list-papers.ts'
import { queryClient } from '#web/api.ts'
import { SpokenLanguage, useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { userQuery } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { bindSet } from '../annexures/bind-set.ts'
import { annexureMessages } from '../annexures/messages.ts'
import { useMark } from '../annexures/use-mark.ts'
import { useSetFiles } from '../annexures/use-set-parts.ts'
import { useSizeLimit } from '../annexures/use-size-limit.ts'
import { useBuilder } from '../builder-context.ts'
import { makeChecklist } from '../checklist.ts'
import { builderMessages } from '../messages.ts'
import { useAreAnnexuresFiled } from '../papers/paper-states.ts'
import type { CountedPlace } from '../places.ts'
import { ChecklistItems } from './ChecklistItems.tsx'
import { DownloadFailure } from './DownloadFailure.tsx'
import { type DocumentWish, downloadDocument, downloadText, formatKeys } from './download-document.ts'
import { listUnprintable } from './list-unprintable.ts'

/** The papers with their annexures bound in, the papers without them, or only the paper that is shown. */
type Extent = 'bound' | 'set' | 'paper'

type ChecklistDialogProps = { wish: DocumentWish; draftId: number | undefined; onClose: () => void }

/** Shows possible reasons for a return by the registry before the download. It warns but does not block. */
export function ChecklistDialog({ wish, draftId, onClose }: ChecklistDialogProps) {
  const say = useMessages(builderMessages)
  const builder = useBuilder()
  const { form, filed, store, papers, court, numberWords, questionLanguage, goToQuestion } = builder
  const ask = useMessages(builderMessages, questionLanguage)
  const { values, language } = store.read()
  const { parts: annexures, wanting } = useSetFiles(filed, store, draftId)
  const { mark } = useMark(filed, store)
  const site = useLanguage()
  const sayOfAnnexures = useMessages(annexureMessages)
  const isBound = useAreAnnexuresFiled()
  const isBindable = wish.format === 'pdf' && isBound && draftId !== undefined && annexures.length > 0
  const { megabytes: limit } = useSizeLimit(store, court)
  const [destination, setDestination] = useState<CountedPlace>()
  const [chosen, setExtent] = useState<Extent>()
  const extent = chosen ?? (isBindable ? 'bound' : 'set')
  const { papers: set, annexures: listed } = useMemo(
    () => compileSet(filed, language, values, { blank: 'rule', numberWords }),
    [filed, language, values, numberWords],
  )
  const shown = set.find(({ id }) => id === papers?.shownId)
  const checklist = useMemo(() => {
    const main = set.find(({ id }) => id === mainId)
    const findWarnings = createWarningFinder(form, { language: questionLanguage, numberWords })
    return (
      main &&
      makeChecklist(
        {
          ...{ form, values, document: main.document, warnings: findWarnings(values) },
          ...{ language: questionLanguage, say: ask, papers: set, court },
          ...{ size: { annexures, limit }, wanting: isBound ? wanting : [] },
          marks: listed.flatMap(one => one.mark ?? []),
        },
        courtProfiles[wish.courtProfile],
      )
    )
  }, [
    form,
    values,
    set,
    questionLanguage,
    ask,
    court,
    annexures,
    listed,
    wanting,
    isBound,
    limit,
    numberWords,
    wish.courtProfile,
  ])
  const name = say(formatKeys[wish.format])
  const download = useMutation({
    mutationFn: make,
    onSuccess: () => {
      notify({ title: say('downloaded', { name }), tone: 'success' })
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: userQuery.queryKey }), // the remaining number of documents has changed
  })

  const refused = listUnprintable(download.error, form, values, { language: questionLanguage, say: ask })

  async function make() {
    if (extent !== 'bound' || draftId === undefined)
      return downloadDocument(form, store, wish, extent === 'paper' ? shown : undefined)
    const { courtProfile } = wish
    const name = sayOfAnnexures('setName', { title: filed.titles[site] })
    await bindSet(draftId, store, { mark, courtProfile, volumeLimit: limit }, name)
  }

  // When the dialog closes it moves the focus. Before that, it would take the focus back.
  function leaveFor(place: CountedPlace) {
    flushSync(() => setDestination(place))
    onClose()
  }

  const footer = (
    <>
      {download.isError ? (
        <div className="basis-full">
          <DownloadFailure error={download.error} onText={() => downloadText(builder)} />
        </div>
      ) : null}
      <Button variant="secondary" onClick={onClose}>
        {say('backToForm')}
      </Button>
      <Button loading={download.isPending} onClick={() => download.mutate()}>
        {say('download', { name })}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say('beforeYouFile')}
      description={say('lastLook', { name })}
      footer={footer}
      returnFocus={destination ? () => goToQuestion(destination) : undefined}
    >
      <SpokenLanguage value={questionLanguage}>
        {checklist ? (
          <ChecklistItems
            checklist={{ ...checklist, findings: [...refused, ...checklist.findings] }}
            onGo={leaveFor}
          />
        ) : null}
      </SpokenLanguage>
      {isBindable || (set.length > 1 && shown) ? (
        <div className="mt-5">
          <SelectField
            label={say('whatToDownload')}
            value={extent}
            options={[
              ...(isBindable
                ? [{ value: 'bound', label: say('setBound', { count: annexures.length }) }]
                : []),
              { value: 'set', label: say(isBindable ? 'papersAlone' : 'wholeSet', { count: set.length }) },
              ...(shown ? [{ value: 'paper', label: say('onlyPaper', { paper: shown.title }) }] : []),
            ]}
            onChange={event => setExtent(event.target.value as Extent)} // the options are these
          />
        </div>
      ) : null}
    </Dialog>
  )
}
