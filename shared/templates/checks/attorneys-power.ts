import type { FormCheck, FormView } from '#shared/contract/forms.ts'
import { type AskingForm, createConditionParser } from '../conditions/asked.ts'
import { listNames } from '../conditions/condition.ts'
import { listItemConditions } from '../derived-sources.ts'

type Form = AskingForm & Pick<FormView, 'annexures'>

/** A set through an attorney has the power of attorney among its documents; a form that annexes it itself is left alone. */
export function checkPowers(form: Form): FormCheck[] {
  const { fields, derived, annexures } = form
  if (!annexures?.documents || annexures.list.some(({ name }) => name === 'power')) return []
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
    annexures.list.some(({ showIf }) => showIf && asksOf(attorney, showIf))
  const attorneys = fields.filter(({ name }) => name.endsWith('AttorneyName') && !isAnnexed(name))
  return attorneys.map(({ name }) => ({
    name: `${name} without the power`,
    if: `${name} is answered`,
    severity: 'note',
    at: name,
    say: {
      en: 'Add a copy of the power of attorney to the list of documents, unless it is on record already, and keep the original at hand.',
      hi: 'मुख्तारनामे की प्रति दस्तावेजों की सूची में जोड़ें, यदि वह पहले से अभिलेख पर न हो, और मूल साथ रखें।',
      mr: 'मुखत्यारपत्राची प्रत दस्तऐवजांच्या यादीत जोडा, ते आधीच अभिलेखावर नसल्यास, आणि मूळ प्रत जवळ ठेवा.',
    },
  }))
}
