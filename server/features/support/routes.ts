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

/** The content of the support pages. It does not change while the server runs, so each answer is serialised once. */
export function supportRoutes(content: SupportContent): FastifyPluginAsync {
  const answers: Answers = new Map(supportTopics.map(topic => [topic, fixAnswer(content[topic])]))
  return async app => {
    route(app, readSupportCall, ({ params }) => {
      const answer = answers.get(params.topic)
      if (!answer) throw new AppError('not_found', 'There is no such support page.')
      return answer
    })
  }
}
