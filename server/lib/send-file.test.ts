import { parse } from 'content-disposition'
import { expect, it } from 'vitest'
import { attachment } from './send-file.ts'

it('a plain name is sent as it is', () => {
  expect(attachment('table-of-authorities.csv')).toBe('attachment; filename=table-of-authorities.csv')
  expect(attachment('Bail Application.pdf')).toBe('attachment; filename="Bail Application.pdf"')
})

it('a name in another script comes whole, with what is ASCII of it beside', () => {
  const header = attachment('जमानत अर्ज Bail.pdf')
  expect(header).toMatch(/^attachment; filename=Bail\.pdf; filename\*=UTF-8''%E0/)
  expect(parse(header).parameters.filename).toBe('जमानत अर्ज Bail.pdf')
  expect(attachment('जमानत.pdf')).toContain('filename=document.pdf;')
})

it('what no file name may hold is left out, and nothing ends the header early', () => {
  expect(parse(attachment('a/b\\c:"d"\r\nX-Evil: 1.pdf')).parameters.filename).toBe('a b c d X-Evil 1.pdf')
  expect(parse(attachment('100% of "it".pdf')).parameters.filename).toBe('100% of it .pdf')
})
