import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  requestForm: 'यह प्रारूप माँगें',
  requestGuide: 'यह मार्गदर्शिका माँगें',
  requestJudgment: 'यह निर्णय माँगें',
  requested: 'माँग भेजी गई: “{search}”। व्यवस्थापक देखते हैं कि क्या और कितनी बार माँगा गया।',
  goesToAdmin: '“{search}” आपके नाम के साथ व्यवस्थापक को जाएगा।',
  whatFor: 'यह आपको किस काम के लिए चाहिए?',
  sendRequest: 'माँग भेजें',
  cancel: 'रहने दें',
}
