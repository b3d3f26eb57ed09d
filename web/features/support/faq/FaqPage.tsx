import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { FaqEntry } from '#shared/contract/support.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { anything, plainOf } from '#web/search.ts'
import { useSite } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Chip, ChipRow } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useFilters } from '#web/use-filters.ts'
import { filterFaq } from '../filter-lists.ts'
import { ListFilters } from '../ListFilters.tsx'
import { supportMessages } from '../messages.ts'
import { SupportPage } from '../SupportPage.tsx'
import { faqSearch, findOption, listCategories } from '../support-search.ts'
import { FaqItem } from './FaqItem.tsx'

const route = getRouteApi('/faq')

export function FaqPage() {
  const say = useMessages(supportMessages)
  const { name, sampleData } = useSite()
  return (
    <SupportPage
      topic="faq"
      title={say('faqTitle')}
      shortTitle={say('faq')}
      intro={say('faqIntro', { name })}
    >
      {({ entries }) => (
        <FaqList entries={sampleData ? entries : entries.filter(({ isSample }) => !isSample)} />
      )}
    </SupportPage>
  )
}

function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  const say = useMessages(supportMessages)
  const { view, type, choose } = useFilters(route.useSearch(), route.useNavigate())
  const { search } = view
  const { sampleData } = useSite()
  const find = useCallback((words: string) => type({ search: words }), [type])
  const categories = listCategories(entries)
  const category = findOption(view.category, categories)
  const shown = filterFaq(entries, { search, category })
  return (
    <>
      <ListFilters
        label={say('searchQuestions')}
        placeholder={say('searchQuestionsExample')}
        search={search}
        onType={find}
      />
      <ChipRow label={say('filterByCategory')}>
        {[anything, ...categories].map(name => (
          <Chip key={name} pressed={name === category} onClick={() => choose({ category: name })}>
            {name === anything ? say('all') : name}
          </Chip>
        ))}
      </ChipRow>
      <p role="status" className="font-semibold">
        {say('questionsShown', { count: shown.length })}
      </p>
      {shown.length > 0 ? (
        <Questions entries={shown} />
      ) : (
        <EmptyState
          title={say('noQuestions')}
          hint={say(sampleData ? 'noQuestionsHint' : 'noQuestionsHintAlone')}
          action={<Button onClick={() => choose(plainOf(faqSearch))}>{say('clearFilters')}</Button>}
        />
      )}
      <p data-sample="" className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule pt-5">
        {say('notAmongThem')}
        <ButtonLink to="/live-chat-support" variant="secondary">
          {say('askInChat')}
        </ButtonLink>
      </p>
    </>
  )
}

function Questions({ entries }: { entries: readonly FaqEntry[] }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  function toggle(id: number) {
    setOpen(last => (last.has(id) ? new Set([...last].filter(one => one !== id)) : new Set([...last, id])))
  }
  return (
    <ul className="divide-y divide-rule rounded-md border border-rule bg-sheet shadow-sheet">
      {entries.map(entry => (
        <FaqItem key={entry.id} entry={entry} isOpen={open.has(entry.id)} onToggle={() => toggle(entry.id)} />
      ))}
    </ul>
  )
}
