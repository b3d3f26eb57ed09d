import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  email: 'ई-मेल',
  chooseTopic: 'कम से कम एक विषय चुनें',
  notSent: 'सदस्यता का अनुरोध भेजा नहीं जा सका',
  subscribe: 'सदस्यता लें',
  subscribed: 'सदस्यता मिल गई!',
  onMonday: '{email} पर भेजी जा रही लिंक खोलने के बाद अगला समाचार-पत्र आपको सोमवार को मिलेगा',
  untilConfirmed: 'उस पते की पुष्टि होने तक उस पर और कुछ नहीं भेजा जाता।',
}
