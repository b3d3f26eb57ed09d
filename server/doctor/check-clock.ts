import { second } from '#server/lib/clock.ts'
import { type Finding, talkAbout } from './finding.ts'

const { fine, remark, wrong } = talkAbout('clock')

/** Codes of authenticator apps count half minutes. */
const tooFar = 30 * second
const noticeable = 5 * second

export function compareClock(whose: string, theirs: Date, ours = new Date()): Finding {
  const apart = Math.abs(ours.getTime() - theirs.getTime())
  const told = `The clock of this machine and that of ${whose} are ${Math.round(apart / second)} seconds apart`
  if (apart >= tooFar)
    return wrong(`${told}: codes of authenticator apps are refused, and links end too early or too late.`)
  if (apart >= noticeable) return remark(`${told}.`)
  return fine(`The clocks of this machine and of ${whose} agree.`)
}

/** The Date header has whole seconds, which is near enough. */
export async function checkHttpClock(url: string): Promise<Finding[]> {
  const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10 * second) }).catch(
    () => null,
  )
  if (!answer) return [remark(`${url} does not answer, so that its clock was not compared.`)]
  const date = Date.parse(answer.headers.get('date') ?? '')
  if (Number.isNaN(date)) return [remark(`${url} does not say what time it has.`)]
  return [compareClock(url, new Date(date))]
}
