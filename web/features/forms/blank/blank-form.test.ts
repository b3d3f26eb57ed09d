import { expect, it } from 'vitest'
import { everyBlock, field, formOf } from '#shared/templates/fixtures/every-block.ts'
import { sayIn } from '#web/say.ts'
import { messages as english } from '../messages/en.ts'
import { messages as hindi } from '../messages/hi.ts'
import { blankFormFileName, writeBlankForm } from './blank-form.ts'

const form = {
  ...everyBlock,
  descriptions: { en: 'When <it> is needed', hi: 'कब चाहिए', mr: 'केव्हा लागतो' },
  courtType: 'Civil Court',
  jurisdiction: 'All India',
}

it('the blank form of the library is the golden file', () => {
  const page = writeBlankForm(form, 'en', sayIn<typeof english>(english, 'en'))
  return expect(page).toMatchFileSnapshot('../golden/blank.html')
})

it('a library that is read in Hindi gives the blank form in Hindi', () => {
  const page = writeBlankForm(form, 'hi', sayIn<typeof english>(hindi, 'hi'))
  expect(page).toContain('lang="hi"')
  expect(page).toContain('<p>कब चाहिए</p>')
  expect(page).toContain('<p>न्यायालय: सिविल न्यायालय</p>')
})

const bail = {
  ...formOf(
    {
      header: '^ IN THE {court}',
      title:
        '{if wasBefore}{number}{else}First{end} application\n\n{if isRegistered}FIR No. {fir}{else}No FIR registered yet{end}',
    },
    [
      field('court'),
      field('earlier', 'facts', { type: 'select', options: ['No', 'Yes'] }),
      field('number', 'facts', { showIf: 'wasBefore' }),
      field('registered', 'facts', { type: 'select', options: ['No', 'Yes'] }),
      field('fir', 'facts', { showIf: 'isRegistered' }),
      field('day', 'facts', { required: false, requiredIf: 'isRegistered' }),
      field('remark', 'facts', { required: false }),
      field('refused', 'facts', { showIf: 'wasBefore' }),
      field('late', 'facts', { showIf: 'days is more than 30' }),
      field('days', 'facts', { required: false }),
    ],
    { conditions: { wasBefore: 'earlier is Yes', isRegistered: 'registered is Yes' } },
  ),
  descriptions: form.descriptions,
  courtType: 'Sessions Court',
  jurisdiction: 'All India',
}

it('a blank states nothing that only an answer would state, and says how to fill it in', () => {
  const page = writeBlankForm(bail, 'en', sayIn<typeof english>(english, 'en'))
  expect(page).toContain('>[<span class="blank">____________</span> / First] application</p>')
  expect(page).toContain('FIR No. <span class="blank">____________</span> / No FIR registered yet')
  expect(page).toContain(english.strikeOut)
  expect(writeBlankForm(form, 'en', sayIn<typeof english>(english, 'en'))).not.toContain(english.strikeOut)
})

it('what is required under a condition is listed apart, with the condition in words', () => {
  const page = writeBlankForm(bail, 'en', sayIn<typeof english>(english, 'en'))
  const list = page.replace(/ _+<\/li>/g, '').split('\n')
  const from = list.indexOf('<ol>')
  expect(list.slice(from, from + 16)).toEqual([
    '<ol>',
    '<li>court:',
    '<li>earlier:',
    '<li>registered:',
    '</ol>',
    '<h3>Only if: earlier: Yes</h3>',
    '<ol start="4">',
    '<li>number:',
    '<li>refused:',
    '</ol>',
    '<h3>Only if: registered: Yes</h3>',
    '<ol start="6">',
    '<li>fir:',
    '<li>day:',
    '</ol>',
    '<h3>Only where it applies</h3>',
  ])
})

it('the blank form is named from its title', () => {
  expect(blankFormFileName('Bail application (Court of Session)')).toBe(
    'bail_application_court_of_session_.html',
  )
})
