import { foldName } from '../text/fold-name.ts'

/** Only some sources print these titles with the name. */
const titles = /^(?:hon(?:ou?ra)?ble|mr|mrs|ms|dr|justice|chief|j|cj|cji|jj|the)$/

/** The judges that a name may mean. Names are compared by sound, initials by first letter. */
export function findJudges(text: string, judges: readonly string[]): string[] {
  const wanted = parseJudge(text)
  if (wanted.length === 0) return []
  return judges.filter(judge => {
    const names = wordsOf(judge)
    return wanted.every(word => names.some(name => isNamed(name, word)))
  })
}

/** The words of a name, without titles. */
export function parseJudge(name: string): string[] {
  return wordsOf(name).filter(word => !titles.test(word))
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
