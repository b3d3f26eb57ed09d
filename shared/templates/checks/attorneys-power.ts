import type { FormCheck, FormView } from '#shared/contract/forms.ts'
import { type AskingForm, createConditionParser } from '../conditions/asked.ts'
import { listNames } from '../conditions/condition.ts'
import { listItemConditions } from '../derived-sources.ts'

type Form = AskingForm & Pick<FormView, 'annexures'>

/** A set through an attorney has the power of attorney among its documents, once: the form annexes it, or the list has it. */
export function checkPowers(form: Form): FormCheck[] {
  const { fields, derived, annexures } = form
  if (!annexures?.documents) return []
  const read = createConditionParser(form)
  const asksOf = (attorney: string, condition: string): boolean =>
    listNames(read(condition)).some(
      name =>
        name === attorney ||
        derived.some(
          one => one.name === name && listItemConditions(one).some(of => asksOf(attorney, of.text)),
        ),
    )
  const isAnnexed = (attorney: string) =>
    annexures.list.some(({ name, showIf }) => name === 'power' || (showIf && asksOf(attorney, showIf)))
  const attorneys = fields.filter(({ name }) => name.endsWith('AttorneyName'))
  return attorneys.map(({ name }) => ({
    name: `${name} without the power`,
    if: `${name} is answered`,
    severity: 'note',
    at: name,
    say: isAnnexed(name) ? annexedOnce : toBeAdded,
  }))
}

const annexedOnce = {
  en: 'The copy of the power of attorney is annexed by itself: where the list of documents has it too, take it out there. Keep the original at hand.',
  hi: 'मुख्तारनामे की प्रति स्वयं संलग्न होती है: दस्तावेजों की सूची में भी हो तो वहाँ से हटा दें। मूल साथ रखें।',
  mr: 'मुखत्यारपत्राची प्रत आपोआप जोडली जाते: दस्तऐवजांच्या यादीतही असल्यास तेथून काढा. मूळ प्रत जवळ ठेवा.',
}

const toBeAdded = {
  en: 'Add a copy of the power of attorney to the list of documents, unless it is on record already, and keep the original at hand.',
  hi: 'मुख्तारनामे की प्रति दस्तावेजों की सूची में जोड़ें, यदि वह पहले से अभिलेख पर न हो, और मूल साथ रखें।',
  mr: 'मुखत्यारपत्राची प्रत दस्तऐवजांच्या यादीत जोडा, ते आधीच अभिलेखावर नसल्यास, आणि मूळ प्रत जवळ ठेवा.',
}
