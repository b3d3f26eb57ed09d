import { expect, it } from 'vitest'
import { everyBlock } from '#shared/templates/fixtures/every-block.ts'
import { blankFormFileName, writeBlankForm } from './blank-form.ts'

it('the blank form of the library is the golden file', () => {
  const form = {
    ...everyBlock,
    description: 'When <it> is needed',
    courtType: 'Civil Court',
    jurisdiction: 'All India',
  }
  return expect(writeBlankForm(form)).toMatchFileSnapshot('golden/blank.html')
})

it('the blank form is named from its title', () => {
  expect(blankFormFileName('Bail application (Court of Session)')).toBe(
    'bail_application_court_of_session_.html',
  )
})
