import { describeCause } from '#server/db/database-fault.ts'

/** One thing that was looked at, and what is to be said of it in a sentence. */
export type Finding = {
  about: string
  /** 'wrong' keeps the installation from working or loses something; 'remark' is worth knowing. */
  state: 'fine' | 'remark' | 'wrong'
  says: string
}

type Say = (says: string) => Finding

export function talkAbout(about: string): { fine: Say; remark: Say; wrong: Say } {
  return {
    fine: says => ({ about, state: 'fine', says }),
    remark: says => ({ about, state: 'remark', says }),
    wrong: says => ({ about, state: 'wrong', says }),
  }
}

/** A check that fails itself is a finding too. */
export async function orFailure(about: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look()
  } catch (error) {
    return [talkAbout(about).wrong(`This could not be looked at: ${describeCause(error)}.`)]
  }
}
