import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import { type FixedAnswer, fixAnswer } from '#server/lib/send-cached.ts'
import { route } from '#server/route.ts'
import {
  readSupportCall,
  type SupportContent,
  type SupportTopic,
  supportTopics,
} from '#shared/contract/support.ts'

type Answers = Map<string, FixedAnswer<SupportContent[SupportTopic]>>

/** All but the questions is invented, the people included: an administrator may switch it off. */
const isSample = (topic: string) => topic !== 'faq'

/** The content of the support pages. It does not change while the server runs, so each answer is serialised once. */
export function supportRoutes(content: SupportContent, isSampleShown: () => boolean): FastifyPluginAsync {
  const answers: Answers = new Map(supportTopics.map(topic => [topic, fixAnswer(content[topic])]))
  return async app => {
    route(app, readSupportCall, ({ params }) => {
      const answer = answers.get(params.topic)
      if (!answer || (isSample(params.topic) && !isSampleShown()))
        throw new AppError('not_found', 'There is no such support page.')
      return answer
    })
  }
}
