import { expect, it } from 'vitest'
import { everyBlock } from '#shared/templates/fixtures/every-block.ts'
import { sayIn } from '#web/say.ts'
import { blankFormFileName, writeBlankForm } from './blank-form.ts'
import { messages as english } from './messages/en.ts'
import { messages as hindi } from './messages/hi.ts'

const form = {
  ...everyBlock,
  descriptions: { en: 'When <it> is needed', hi: 'कब चाहिए', mr: 'केव्हा लागतो' },
  courtType: 'Civil Court',
  jurisdiction: 'All India',
}

it('the blank form of the library is the golden file', () => {
  const page = writeBlankForm(form, 'en', sayIn<typeof english>(english, 'en'))
  return expect(page).toMatchFileSnapshot('golden/blank.html')
})

it('a library that is read in Hindi gives the blank form in Hindi', () => {
  const page = writeBlankForm(form, 'hi', sayIn<typeof english>(hindi, 'hi'))
  expect(page).toContain('lang="hi"')
  expect(page).toContain('<p>कब चाहिए</p>')
  expect(page).toContain('<p>न्यायालय: सिविल न्यायालय</p>')
})

it('the blank form is named from its title', () => {
  expect(blankFormFileName('Bail application (Court of Session)')).toBe(
    'bail_application_court_of_session_.html',
  )
})
