import { foldName } from '../text/fold-name.ts'

/** Titles, which some sources print with the name and others do not. */
const titles = /^(?:hon(?:ou?ra)?ble|mr|mrs|ms|dr|justice|chief|j|cj|cji|jj|the)$/

/** The judges that a name may mean, as the library spells them: by sound, initials by the letter they begin with. */
export function findJudges(text: string, judges: readonly string[]): string[] {
  const wanted = wordsOf(text).filter(word => !titles.test(word))
  if (wanted.length === 0) return []
  return judges.filter(judge => {
    const names = wordsOf(judge)
    return wanted.every(word => names.some(name => isNamed(name, word)))
  })
}

function isNamed(name: string, word: string): boolean {
  return word.length === 1 ? name.startsWith(word) : foldName(name) === foldName(word)
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  )
}
