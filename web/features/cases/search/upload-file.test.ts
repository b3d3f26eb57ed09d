import { describe, expect, it } from 'vitest'
import * as contract from '#shared/contract/cases.ts'
import { refuseFile, uploadLimit } from './upload-file.ts'

describe('a file to search with', () => {
  it('may be a PDF or a Word file, whatever the case of its name', () => {
    expect(refuseFile({ name: 'petition.pdf', size: 1 })).toBeNull()
    expect(refuseFile({ name: 'Brief of facts.v2.DOCX', size: uploadLimit })).toBeNull()
  })

  it('is refused with a sentence that says what to do', () => {
    expect(refuseFile({ name: 'old.doc', size: 1 })).toBe('oldWord')
    expect(refuseFile({ name: 'scan.jpg', size: 1 })).toBe('otherFile')
    expect(refuseFile({ name: 'nameless', size: 1 })).toBe('otherFile')
    expect(refuseFile({ name: 'a.pdf', size: uploadLimit + 1 })).toBe('largeFile')
    expect(refuseFile({ name: 'a.pdf', size: 0 })).toBe('emptyFile')
  })

  it('has the limit of the contract', () => expect(uploadLimit).toBe(contract.uploadLimit))
})
