/** One word of the index for one section: 'IPC', '498A' -> 'x_ipc_498a' with everything but letters and digits spelt out of the way. */
export function sectionToken(act: string, section: string): string {
  return `x${squeeze(act)}s${squeeze(section.replace(/\(.*/, ''))}`
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
