/** A length as Lucene keeps it, exact up to 40 words, then the highest four bits of what is above 24. */
export function roundLength(length: number): number {
  const above = length - exactUpTo
  if (above < 16) return length
  const low = 28 - Math.clz32(above)
  return exactUpTo + ((above >>> low) << low)
}

const exactUpTo = 24
