const lead = '(?:^|[.!?:;,"“”‘\'(\\[\\n-]\\s*|\\b(?:please|kindly|now)\\s+)'
const patterns = [
  new RegExp(
    `${lead}(?:ignore|disregard|forget|override)\\s+(?:all|any|the|every|everything|your|these|what)\\b.{0,40}\\b(?:above|before|previous|prior|earlier|preceding|instructions?|prompts?)\\b`,
    'im',
  ),
  /\b(?:system|developer)\s+(?:prompt|message)\b/i,
  /\byou are (?:now )?(?:an?|the) (?:ai|assistant|chatbot|language model|large language model)\b/i,
  /<\|[a-z_]{2,20}\|>|\[\/?INST\]|<<\/?SYS>>|^#{2,}\s*(?:instructions?|system)\b|<\/?(?:system|assistant|instructions?)>/im,
]

/**
 * Whether a text of a judgment is written to a program and not to a reader. Such a paragraph is never needed
 * for a summary; the reader can still find and read it.
 */
export function looksLikeInstruction(text: string): boolean {
  return patterns.some(pattern => pattern.test(text))
}
