import type { DerivedField } from '#shared/contract/derived-fields.ts'
import type { FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { Basis, CompiledSection } from './blocks.ts'
import { isEmpty, plainText, type Resolved } from './resolved.ts'

type Truth = Extract<DerivedField, { fn: 'basesOfTruth' }>
type Numbers = Record<Basis | 'knowledge', string>
type Words = Numbers & { unadvised: string; join: string; last: string }

/**
 * A verification gives the numbers of the paragraphs which are true to knowledge, taken from the record,
 * or based on advice (CPC Order VI rule 15(2)). The numbers are known once the content is numbered; text
 * after the content can then use them.
 */
export function createTruthTeller(form: Pick<FormView, 'derived'>, language: Language) {
  const wanted = form.derived.filter((derived): derived is Truth => derived.fn === 'basesOfTruth')
  const known = new Map<string, Resolved>()

  return (content: CompiledSection, resolved: Map<string, Resolved>) => {
    for (const truth of wanted) {
      const basis = readBasis(truth, resolved, language)
      const unfilled = resolved.get(truth.name)
      if (basis === undefined || !unfilled) continue
      const text = tellTruth(
        numbersFor(truth, content, resolved, language),
        basis,
        wordsFor(resolved, language),
      )
      if (text === '') continue
      const key = `${truth.name} ${text}`
      const value = known.get(key) ?? fill(truth, text, unfilled)
      known.clear()
      known.set(key, value)
      resolved.set(truth.name, value)
    }
  }
}

function fill({ name, field }: Truth, text: string, unfilled: Resolved): Resolved {
  const sources = field === undefined ? [] : [field]
  return { ...unfilled, state: 'filled', raw: text, lines: [[{ text, field: name, sources }]] }
}

/** How the deponent knows the facts. When the form does not ask, it is the party's own knowledge. */
function readBasis({ field }: Truth, resolved: ReadonlyMap<string, Resolved>, language: Language) {
  if (field === undefined) return ownKnowledge[language]
  const answer = resolved.get(field)
  return answer && !isEmpty(answer) ? plainText(answer) : undefined
}

const ownKnowledge: Record<Language, string> = {
  en: 'to my own knowledge',
  hi: 'मेरे निजी ज्ञान में',
  mr: 'माझ्या स्वतःच्या माहितीप्रमाणे',
}

/** The numbers that the advocate typed are used; otherwise the paragraphs that the text marks. */
function numbersFor(
  { knowledge, advice }: Truth,
  content: CompiledSection,
  resolved: ReadonlyMap<string, Resolved>,
  language: Language,
): Numbers {
  const written = (name: string | undefined) => {
    const value = name === undefined ? undefined : resolved.get(name)
    return value && !isEmpty(value) ? plainText(value) : undefined
  }
  const own = { knowledge: written(knowledge), advice: written(advice) }
  if (own.knowledge !== undefined || own.advice !== undefined)
    return { knowledge: own.knowledge ?? '', record: '', information: '', advice: own.advice ?? '' }
  const paragraphs = content.blocks.flatMap(block =>
    block.kind === 'numbered'
      ? [{ number: Number.parseInt(block.label, 10), basis: block.basis ?? 'knowledge' }]
      : [],
  )
  const of = (wanted: Basis | 'knowledge') =>
    listRanges(
      paragraphs.filter(({ basis }) => basis === wanted).map(({ number }) => number),
      language,
    )
  return {
    knowledge: of('knowledge'),
    record: of('record'),
    information: of('information'),
    advice: of('advice'),
  }
}

const between: Record<Language, { to: string; and: string }> = {
  en: { to: ' to ', and: ' and ' },
  hi: { to: ' से ', and: ' और ' },
  mr: { to: ' ते ', and: ' व ' },
}

/** [1, 2, 3, 5, 6] -> '1 to 3, 5 and 6' */
export function listRanges(numbers: readonly number[], language: Language): string {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  const { to, and } = between[language]
  const words = ranges.flatMap(([from, until]) => {
    if (until - from < 2) return from === until ? [`${from}`] : [`${from}`, `${until}`]
    return [`${from}${to}${until}`]
  })
  const end = words.pop() ?? ''
  return words.length > 0 ? `${words.join(', ')}${and}${end}` : end
}

/** Only English has different words for one paragraph and for several. */
const say: Record<Language, Words> = {
  en: {
    knowledge: 'the contents of {¶} are true {basis}',
    record: 'the contents of {¶} are derived from the record, which I believe to be correct',
    information:
      'the contents of {¶} are stated on information from the source named there, which I believe to be true',
    advice:
      'the contents of {¶} are submissions based on the record and on legal advice received, which I believe to be true',
    unadvised:
      'the contents of {¶} are submissions based on the record and on the law, which I believe to be true',
    join: '; ',
    last: '; and ',
  },
  hi: {
    knowledge: '{¶} की बातें {basis} सत्य हैं',
    record: '{¶} की बातें अभिलेख से ली गई हैं, जिसके सही होने का मुझे विश्वास है',
    information: '{¶} की बातें वहाँ बताए गए स्रोत से मिली सूचना पर आधारित हैं, जिसके सत्य होने का मुझे विश्वास है',
    advice: '{¶} की बातें अभिलेख और प्राप्त विधिक सलाह पर आधारित हैं, जिनके सत्य होने का मुझे विश्वास है',
    unadvised: '{¶} की बातें अभिलेख और विधि पर आधारित निवेदन हैं, जिनके सत्य होने का मुझे विश्वास है',
    join: '; ',
    last: '; तथा ',
  },
  mr: {
    knowledge: '{¶} मधील मजकूर {basis} खरा आहे',
    record: '{¶} मधील मजकूर अभिलेखावरून घेतला असून तो बरोबर असल्याचा माझा विश्वास आहे',
    information: '{¶} मधील मजकूर तेथे नमूद स्रोताकडून मिळालेल्या माहितीवर आधारित असून तो खरा असल्याचा माझा विश्वास आहे',
    advice: '{¶} मधील मजकूर अभिलेखावर व मिळालेल्या कायदेशीर सल्ल्यावर आधारित असून तो खरा असल्याचा माझा विश्वास आहे',
    unadvised: '{¶} मधील मजकूर अभिलेखावर व कायद्यावर आधारित असून तो खरा असल्याचा माझा विश्वास आहे',
    join: '; ',
    last: '; आणि ',
  },
}

/** One who appears without an advocate swears to no legal advice. */
function wordsFor(
  resolved: ReadonlyMap<string, Resolved>,
  language: Language,
): Words & { language: Language } {
  const words = say[language]
  const advice = resolved.get('appearsInPerson')?.raw === 'Yes' ? words.unadvised : words.advice
  return { ...words, advice, language }
}

function tellTruth(numbers: Numbers, basis: string, words: Words & { language: Language }): string {
  const parts = (['knowledge', 'record', 'information', 'advice'] as const).flatMap(name =>
    numbers[name] === ''
      ? []
      : [words[name].replace('{¶}', nameParagraphs(numbers[name], words.language)).replace('{basis}', basis)],
  )
  const end = parts.pop() ?? ''
  return parts.length > 0 ? `${parts.join(words.join)}${words.last}${end}` : end
}

function nameParagraphs(numbers: string, language: Language): string {
  if (language === 'hi') return `पैरा ${numbers}`
  if (language === 'mr') return `परिच्छेद ${numbers}`
  return `${/^\d+$/.test(numbers) ? 'paragraph' : 'paragraphs'} ${numbers}`
}
