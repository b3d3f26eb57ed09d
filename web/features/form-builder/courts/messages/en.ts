import type { Sentences } from '#shared/messages/sentence.ts'

export const messages = {
  heading: 'How this court wants its papers',
  layout: 'Layout: {layout}',
  marks: 'Annexures are marked {first}, {second}',
  languages: 'Papers are filed in {languages}',
  authorised: '{languages} where that is authorised',
  upload: 'It takes files up to {size} MB',
  inUse: 'Applied to your papers',
  use: 'Apply to my papers',
  useThis: 'Apply to my papers: {way}',
  writeIn: 'Write in {language}',
  toCheck: 'We have not checked this: ask the registry',
} as const satisfies Sentences
