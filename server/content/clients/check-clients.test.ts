import { describe, expect, it } from 'vitest'
import type { Changes } from '../fixtures/skeleton-sources.ts'
import { letterCited } from '../lint/testing/annexed.ts'
import { asks, checked, draftOf } from '../lint/testing/drafts.ts'
import { checkClients } from './check-clients.ts'

const asking: Changes = {
  yaml: text => checked()(asks()(text)),
  all: text =>
    text.replace('# footer\n', '{if reply is Yes}\nThey answered: {replyText}\n{end if}\n\n# footer\n'),
}

function told(clients: string, yaml?: (text: string) => string): string[] {
  const file = { path: 'content/forms/civil/sample-form/clients.yaml', text: clients }
  return checkClients(draftOf(yaml ? { yaml } : asking), file).map(
    ({ line, message }) => `${line}: ${message}`,
  )
}

describe('clients of a form', () => {
  it('are served when they are asked what they can answer and what is printed is so', () => {
    expect(
      told(`
- client: Whose letter was answered
  answers: { replyText: We shall pay }
  prints: ['They answered: We shall pay', { hi: 'They answered: We shall pay' }]
- client: Whose letter was not answered
  answers: { reply: "No" }
  never: [They answered]
`),
    ).toEqual([])
  })

  it('are not served when a paper prints what is not so, or does not print what is', () => {
    expect(
      told(`
- client: Whose letter was not answered
  prints: [No answer has come]
  never:
    - hi: They answered
`),
    ).toEqual([
      "3: Whose letter was not answered: no paper prints 'No answer has come' (en).",
      expect.stringMatching(/^5: .* prints 'They answered' \(hi\)\.$/),
    ])
  })

  it('say what they want to say in the words of the form', () => {
    expect(
      told(`
- client: Who waits
  answers:
    reply: Perhaps
    letter: lost
    replyText: soon
`),
    ).toEqual([
      "4: Who waits: 'reply' has no option 'Perhaps': Yes | No.",
      "5: Who waits: 'letter' is not a question here.",
      "6: Who waits: 'replyText' is not asked of this client.",
    ])
  })

  it('answer what is required of them', () => {
    expect(told('- { client: Who is silent, answers: { reply: "" } }')).toEqual([
      "1: Who is silent: 'reply' is required and has no answer.",
    ])
  })

  it('hear the checks that concern them, and no other', () => {
    expect(told('- { client: Of long ago, answers: { date: 2024-01-01 } }')).toEqual([
      expect.stringMatching(/^1: Of long ago: the check 'tooEarly' says 'cannot be filed': Too early/),
    ])
    expect(told('- { client: Of long ago, answers: { date: 2024-01-01 }, told: [tooEarly] }')).toEqual([])
    expect(told('- { client: Of today, told: [tooEarly] }')).toEqual([
      "1: Of today: the check 'tooEarly' says nothing.",
    ])
  })

  it('have the items of a list that they name, and what these leave out is as in the sample', () => {
    expect(
      told(`
- client: Two who join
  answers: { applicants: [{ applicantName: Asha Rao }, { applicantName: Imran Ali }] }
  prints: [Asha Rao, Imran Ali]
- client: One with a wrong question
  answers: { applicants: [{ applicantName: Asha Rao, crime: none }] }
  never: [Imran Ali]
`),
    ).toEqual(["6: One with a wrong question: 'crime' is not asked in 'applicants'."])
  })

  it('cite no mark that their list of annexures does not have', () => {
    expect(
      told(
        `
- client: Of one deed
  answers: { replyText: { en: see A-1, hi: क-1 देखें, mr: क-1 पहा } }
- client: Of two letters
  answers: { replyText: { en: see A-2, hi: क-3 देखें, mr: सूट तील क-4 पहा } }
`,
        letterCited('see A-1'),
      ),
    ).toEqual([
      "5: Of two letters: 'replyText' cites 'A-2' (en), and this set has 1 marked annexures.",
      "5: Of two letters: 'replyText' cites 'क-3' (hi), and this set has 1 marked annexures.",
    ])
  })

  it('may leave a list empty that the sample fills, and then no blank may stand in its place', () => {
    expect(
      told(`
- client: Whom nobody named
  answers: { applicants: "" }
  never: [Arjun Testwala]
`).filter(message => !message.includes('is required')),
    ).toEqual(["2: Whom nobody named: 'Application' has a blank where {applicantsBlock} stands."])
  })

  it('are read from a file that names its mistakes', () => {
    expect(told('- { client: Asha, answer: {} }')).toEqual([
      '1: 0: answer: no such entry here; remove or correct it.',
    ])
  })
})
