import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  requestForm: 'हा नमुना मागवा',
  requestGuide: 'ही मार्गदर्शिका मागवा',
  requestJudgment: 'हा निर्णय मागवा',
  requested: 'मागणी पाठवली: “{search}”. काय आणि किती वेळा मागितले गेले, ते प्रशासक पाहतात.',
  goesToAdmin: '“{search}” आपल्या नावासह प्रशासकांकडे जाईल.',
  whatFor: 'हे आपल्याला कशासाठी हवे आहे?',
  sendRequest: 'मागणी पाठवा',
  cancel: 'राहू द्या',
}
