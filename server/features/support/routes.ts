import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '#server/lib/app-error.ts'
import { fixAnswer, sendFixed } from '#server/lib/send-cached.ts'
import { type SupportContent, supportTopics } from '#shared/contract/support.ts'

const topicParams = z.object({ topic: z.string() })

/** What the support pages show, a page at a time: fixed, so each answer is made once. */
export function supportRoutes(content: SupportContent): FastifyPluginAsyncZod {
  const answers = new Map<string, ReturnType<typeof fixAnswer>>(
    supportTopics.map(topic => [topic, fixAnswer(content[topic])]),
  )
  return async app => {
    app.get(
      '/api/support/:topic',
      { config: { access: 'user' }, schema: { params: topicParams } },
      (request, reply) => {
        const answer = answers.get(request.params.topic)
        if (!answer) throw new AppError('not_found', 'There is no such support page.')
        return sendFixed(request, reply, answer)
      },
    )
  }
}
