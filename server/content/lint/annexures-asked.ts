import { languages } from '#shared/languages.ts'
import { beforeDayOrNumber } from '#shared/templates/annexures/annexures.ts'
import { createConditionParser } from '#shared/templates/conditions/asked.ts'
import { both, listNames, opposite } from '#shared/templates/conditions/condition.ts'
import { listQuestions } from '#shared/templates/derived-sources.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { canHold } from './possible-answers.ts'
import { inYaml } from './rule.ts'

/** What a title says of the paper itself: that it is certified, an original or a proof. An 'order in original' is none. */
const claim =
  /\bcertified cop(?:y|ies)\b|(?<!\border in )\boriginals?\b|\bproofs? of\b|\bwith (?:the |its )?(?:postal receipts?|proof)\b/i

/**
 * An index that lists a paper which is not there is returned, and the verification swears to it. So what a title says
 * of the paper stands under a condition, or in words that an answer chooses: '{orderCopyText} of the order'.
 */
export function annexuresAreAskedFor(draft: FormDraft): Problem[] {
  if (draft.paper) return []
  return (draft.view.annexures?.list ?? []).flatMap(({ name, titles, showIf }) => {
    const [found] = claim.exec(titles.en) ?? []
    if (found === undefined || showIf !== undefined) return []
    const message = `'${found}' is listed in every case: ask what is annexed and write 'show if', or take the word from an answer (question set 'copy-of-order').`
    return [inYaml(draft, ['annexures', 'list', name], message)]
  })
}

/**
 * Where an answer says that a plain copy is filed, and the exemption from the certified one is asked for, the title of
 * an annexure says the same: under a condition on that answer, or in a word that it chooses.
 */
export function copiesAreTitledAsAnswered(draft: FormDraft): Problem[] {
  const { view, paper } = draft
  const proposed = view.papers?.list.find(({ id }) => id === 'exemption-copies')?.showIf
  if (paper || proposed === undefined) return []
  const read = createConditionParser(view)
  const titled = (view.annexures?.list ?? []).flatMap(({ titles, showIf }) => [
    ...(showIf === undefined ? [] : listNames(read(showIf))),
    ...listPlaceholders(titles.en).flatMap(name => listQuestions(name, view)),
  ])
  return view.fields
    .filter(({ name, options = [] }) => {
      const tellsTheCopy = options.some(option => /\bplain cop(?:y|ies)\b/i.test(option))
      return tellsTheCopy && listNames(read(proposed)).includes(name) && !titled.includes(name)
    })
    .map(({ name }) => {
      const message = `'${name}' says whether a certified copy is filed, and no title of an annexure does: take the word from it (question set 'copy-of-order').`
      return inYaml(draft, ['annexures', 'list'], message)
    })
}

/**
 * A certified and a plain copy of one document are one annexure: of two, the file that was given to the one is loose as
 * soon as the answer is the other.
 */
export function copiesAreOneAnnexure(draft: FormDraft): Problem[] {
  if (draft.paper) return []
  const list = draft.view.annexures?.list ?? []
  return list.flatMap(({ name, titles }) => {
    if (!/^certified copy\b/i.test(titles.en)) return []
    const uncertified = titles.en.replace(/^certified copy/i, 'Copy')
    const plain = list.find(one => one.titles.en === uncertified)
    if (!plain) return []
    const message = `'${name}' and '${plain.name}' are copies of one document: declare one, with a title that takes the word from the answer (question set 'copy-of-order') and 'was: [${plain.name}]'.`
    return [inYaml(draft, ['annexures', 'list', plain.name], message)]
  })
}

/**
 * A day or a number that need not be answered falls away from a title with 'dated' or 'No.' before it; with other words
 * around it a blank would stand in the index.
 */
export function titlesDoWithoutTheirDay(draft: FormDraft): Problem[] {
  if (draft.paper) return []
  const { view } = draft
  const read = createConditionParser(view)
  return (view.annexures?.list ?? []).flatMap(({ name, titles, showIf }) =>
    view.fields.flatMap(({ name: asked, required, requiredIf }) => {
      const place = `{${asked}}`
      if (required || !titles.en.includes(place)) return []
      const unanswered = opposite(read(`${asked} is answered`))
      const optional = requiredIf === undefined ? unanswered : both(unanswered, opposite(read(requiredIf)))
      if (!canHold(both(showIf === undefined ? undefined : read(showIf), optional), view)) return []
      const holed = languages.filter(
        language => !beforeDayOrNumber.test(titles[language].split(place)[0] ?? ''),
      )
      if (holed.length === 0) return []
      const message = `The title of '${name}' (${holed.join(', ')}) keeps a blank where '${asked}' is not answered: write 'dated' or 'No.' before it, which then go too, or 'show if: ${asked} is answered'.`
      return [inYaml(draft, ['annexures', 'list', name], message)]
    }),
  )
}
