import type { Language } from '#shared/languages.ts'
import type { CompiledBlock, CompiledDocument } from '#shared/templates/blocks.ts'
import { lineText } from '#shared/templates/writers/text.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { type Rendered, renderAll } from './renderings.ts'

const prayer: Record<Language, RegExp> = { en: /^PRAYER/, hi: /प्रार्थना/, mr: /विनंती|प्रार्थना/ }
const joined: Record<Language, RegExp> = {
  en: /[;,] (and|or)$/,
  hi: /[;,।] ?(तथा|एवं|और|या)$/,
  mr: /[;,.] ?(आणि|व|किंवा)$/,
}
const word: Record<Language, string> = { en: 'and', hi: 'तथा', mr: 'आणि' }

/** `answers`: the question whose answer ends it; `isTyped`: nothing else stands in it. */
type Relief = { text: string; answers?: string | undefined; isTyped: boolean }
type Found = { language: Language; relief: Relief; message: string }

/** Of the reliefs that print, the last but one ends in '; and' and none before it does, whichever of them drop out. */
export function prayersAreJoined(draft: FormDraft): Problem[] {
  const looked = new Set<CompiledDocument>()
  const found = renderAll(draft).flatMap(rendered => {
    if (looked.has(rendered.document)) return []
    looked.add(rendered.document)
    return listPrayers(rendered).flatMap(reliefs => judge(reliefs, rendered))
  })
  const first = new Map(found.toReversed().map(one => [`${one.language} ${one.relief.text}`, one]))
  return [...first.values()].toReversed().map(({ language, relief, message }) => {
    const { file, lines } = draft.texts[language]
    const start = relief.text.slice(0, 24)
    const line = lines.find(each => each.file === file && each.text.includes(start))?.line ?? 1
    return { file, line, message }
  })
}

function judge(reliefs: readonly Relief[], { of, language }: Rendered): Found[] {
  const isJoined = ({ text }: Relief) => joined[language].test(text)
  const early = reliefs.slice(0, -2).filter(isJoined)
  const before = reliefs.at(-2)
  const ends = reliefs.at(-1)?.answers
  // A list that one answer ends with is the advocate's own.
  const isOwn = ({ answers }: Relief) => answers !== undefined && answers === ends
  const bare = before && !isJoined(before) && !isOwn(before) ? [before] : []
  const open = reliefs
    .slice(0, -2)
    .filter(relief => relief.isTyped && !isOwn(relief) && !/[;,]$/.test(relief.text))
  const say = (relief: Relief, what: string): Found => ({
    language,
    relief,
    message: `'${relief.text.slice(-40)}' ${what} (${of}).`,
  })
  return [
    ...early.map(relief => say(relief, `ends in '${word[language]}' and is not the last relief but one`)),
    ...bare.map(relief => say(relief, `is the last relief but one: end it in '; ${word[language]}'`)),
    ...open.map(relief => say(relief, "ends as it was typed, and others follow: write '{...};'")),
  ]
}

/** The lettered paragraphs under each heading of a prayer. */
function listPrayers({ document, language }: Rendered): Relief[][] {
  const prayers: Relief[][] = []
  let current: Relief[] | undefined
  for (const block of document.sections.flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'heading') {
      current = prayer[language].test(textOf(block)) ? [] : undefined
      if (current) prayers.push(current)
    } else if (block.kind === 'lettered') current?.push({ text: textOf(block), ...readAnswer(block) })
  }
  return prayers
}

/** What the advocate typed as a relief ends as it was typed, unless the text goes on after it. */
function readAnswer(block: CompiledBlock): Omit<Relief, 'text'> {
  const runs = 'lines' in block ? block.lines.flat() : []
  return {
    answers: runs.at(-1)?.field,
    isTyped: runs.length > 0 && runs.every(({ field }) => field !== undefined),
  }
}

function textOf(block: CompiledBlock): string {
  return 'lines' in block ? block.lines.map(lineText).join(' ').trim() : ''
}
