/** The numbers below `length` that are wanted: a loop, because it is several times as fast as filtering a list of them. */
export function listWhere(length: number, isWanted: (number: number) => boolean): Uint32Array {
  const wanted = new Uint32Array(length)
  let size = 0
  for (let number = 0; number < length; number += 1) {
    if (!isWanted(number)) continue
    wanted[size] = number
    size += 1
  }
  return wanted.subarray(0, size)
}
