import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  email: 'ई-मेल',
  chooseTopic: 'किमान एक विषय निवडा',
  notSent: 'नोंदणीची विनंती पाठवता आली नाही',
  subscribe: 'नोंदणी करा',
  subscribed: 'नोंदणी झाली!',
  onMonday: '{email} वर पाठवत असलेली लिंक उघडल्यावर पुढचे वार्तापत्र आपल्याला सोमवारी मिळेल',
  untilConfirmed: 'त्या पत्त्याची खात्री होईपर्यंत त्यावर दुसरे काहीही पाठवले जात नाही.',
}
