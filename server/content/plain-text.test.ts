import { expect, it } from 'vitest'
import { hasControls, writePlainText } from './plain-text.ts'

const empty = { header: '', formTitle: '', title: '', parties: '', content: '', footer: '' }

it('readers who know only {fieldName} get named paragraphs as numbers', () => {
  const content = `### Facts [facts]

1. {facts}

### Grounds [grounds, advice]

1. [limitation, record] In time.

1. As paragraphs {#facts to limitation} say.`
  const text = { ...empty, content, footer: 'By {#grounds} and {main#grounds}.' }
  expect(hasControls(text)).toBe(true)
  expect(writePlainText(text, 'hi')).toEqual({
    ...empty,
    content: `### Facts

1. {facts}

### Grounds [advice]

1. [record] In time.

1. As paragraphs 1 और 2 say.`,
    footer: 'By 2 और 3 and ____________.',
  })
})

it('a text with bases of truth alone is plain as it stands', () => {
  expect(hasControls({ ...empty, content: '### Grounds [advice]\n\n1. [record] {facts}' })).toBe(false)
})
