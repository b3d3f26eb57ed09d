import { describe, expect, it } from 'vitest'
import { readCourt } from './read-court.ts'

describe('the court', () => {
  it.each([
    ['IN THE SUPREME COURT OF INDIA', 'Supreme Court of India'],
    ['IN THE HIGH COURT OF JUDICATURE AT BOMBAY', 'Bombay High Court'],
    ['HIGH COURT OF JUDICATURE FOR RAJASTHAN BENCH AT JAIPUR', 'Rajasthan High Court'],
    ['*  IN THE HIGH COURT OF DELHI AT NEW DELHI', 'Delhi High Court'],
    ['Punjab & Haryana High Court', 'Punjab and Haryana High Court'],
    ['NATIONAL COMPANY LAW TRIBUNAL, MUMBAI BENCH', 'National Company Law Tribunal'],
  ])('is named by %s', (line, court) => expect(readCourt([line])).toBe(court))

  it.each(['Appeal from the judgment of the Bombay High Court', 'The High Court dismissed the petition', ''])(
    'is not named by %j',
    line => expect(readCourt([line])).toBeNull(),
  )
})
