import type { Sentences } from '#shared/messages/sentence.ts'

export const messages = {
  heading: 'What is known of this court',
  layout: 'Layout: {layout}',
  marks: 'Annexures are marked {first}, {second}',
  languages: 'Papers are filed in {languages}',
  authorised: '{languages} where that is authorised',
  upload: 'It takes files up to {size} MB',
  inUse: 'In use',
  use: 'Use this',
  useThis: 'Use this: {way}',
  writeIn: 'Write in {language}',
  toCheck: 'Not looked up yet: to be checked',
} as const satisfies Sentences
