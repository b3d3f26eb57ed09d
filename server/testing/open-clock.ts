/** A clock that a test can break: what no caller foresees. */
export function openClock() {
  let isBroken = false
  const clock = () => {
    if (isBroken) throw new Error('no time')
    return new Date()
  }
  const breakClock = () => {
    isBroken = true
  }
  return { clock, breakClock }
}
