import { type Language, languages } from '#shared/languages.ts'
import { createConditionParser } from '#shared/templates/conditions/asked.ts'
import { both, type Condition } from '#shared/templates/conditions/condition.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { canHold } from './possible-answers.ts'
import { inYaml } from './rule.ts'
import { type Spoken, spokenIn } from './spoken.ts'

/**
 * Words that suppose an advocate of one's own, as the 'Through' above a signature does. The Government has others, and a
 * Senior Advocate certifies a curative petition whoever files it.
 */
const supposed: Record<Language, RegExp> = {
  en: /^>+ *Through\b|\{advocate\w+\}|\b(?:(?<!\bSenior )advocates?(?![- ]General\b|s? Act\b)|counsel|lawyers?)\b|(?<!\bGovernment )\bpleaders?\b|\bvakalatnama\b|\bdrafted on (?:my|our) instructions\b|\blegal advice\b/i,
  hi: /^>+ *द्वारा|\{advocate\w+\}|(?<!(?:सरकारी|शासकीय|वरिष्ठ) )(?:अधिवक्ता|वकील)|अभिभाषक|निर्देश(?:ों)? पर तैयार|विधिक सलाह/u,
  mr: /^>+ *(?:तर्फे|मार्फत)|\{advocate\w+\}|(?<!(?:सरकारी|शासकीय|वरिष्ठ) )(?:वकील|वकिल)|सूचनेनुसार तयार|कायदेशीर सल्ल/u,
}

/**
 * What supposes an advocate does not print where the party appears in person. An answer that names an advocate itself, as
 * one who was at fault, may be told of.
 */
export function partiesInPersonHaveNoAdvocate(draft: FormDraft): Problem[] {
  if (draft.view.conditions?.inPerson === undefined) return []
  const read = createConditionParser(draft.view)
  const proposed = draft.paper?.showIf
  const inPerson = proposed === undefined ? read('inPerson') : both(read(proposed), read('inPerson'))
  const ofOthers = advocatesOfOthers(draft)
  return [...languages.flatMap(language => spokenIn(draft, language, read)), ...computed(draft)].flatMap(
    ({ text, language, when, tell }) => {
      const [words] = supposed[language].exec(text.replace(ofOthers[language], '')) ?? []
      if (words === undefined || (when && listChosen(when).some(option => supposed.en.test(option))))
        return []
      if (!canHold(both(when, inPerson), draft.view)) return []
      return [tell(`'${words}' supposes an advocate, and prints for a party in person too.`)]
    },
  )
}

/** 'Advocate for the accused', where the accused are not those who file. */
function advocatesOfOthers({ cause }: FormDraft): Record<Language, RegExp> {
  const sides = cause?.sides ?? []
  const filing = sides.find(({ files }) => files) ?? sides[0]
  const others = (language: Language, other: string) => {
    const roles = sides
      .filter(side => side !== filing)
      .flatMap(({ group, role }) => [
        ...(group === undefined ? [] : [`{${group}:`]),
        ...role.flatMap(called => called[language].split('|').map(word => word.trim())),
      ])
    return `(?:${[other, ...roles].join('|').replace(/[{}()[\].*+?]/g, '\\$&')})`
  }
  return {
    en: new RegExp(`(?:advocates?|counsel) (?:of|for) the ${others('en', 'other side')}`, 'gi'),
    hi: new RegExp(`${others('hi', 'दूसरे पक्ष')}[^,;।]{0,40}? के (?:अधिवक्ता|वकील)`, 'gu'),
    mr: new RegExp(`${others('mr', 'दुसऱ्या पक्षा')}[^,;.]{0,40}?(?:चे|च्या) (?:वकील|वकिल)`, 'gu'),
  }
}

/** The words that go with each option of a question. */
function computed(draft: FormDraft): Spoken[] {
  if (draft.paper) return []
  return draft.view.derived.flatMap(derived =>
    derived.fn !== 'choose'
      ? []
      : Object.entries(derived.cases).flatMap(([option, words]) =>
          languages.map(language => ({
            text: words[language],
            language,
            when: { is: 'oneOf' as const, name: derived.field, values: [option] },
            tell: (message: string) =>
              inYaml(draft, ['derived', derived.name, 'cases', option], `${derived.name}: ${message}`),
          })),
        ),
  )
}

/** The options under which a place of the text stands. */
function listChosen(condition: Condition): readonly string[] {
  if (condition.is === 'all' || condition.is === 'any') return condition.of.flatMap(listChosen)
  return condition.is === 'oneOf' ? condition.values : []
}
