/** Words of questions that do not help to choose a judgment, as typed in the three languages. */
const english = `
a about above after again against all also am an and any are as at be because been before being below between both but
by can cannot could did do does doing done down during each either else ever every for from further get gets give given
got had has have having he her here hers him his how however i if in into is it its itself just let like made make may me
might more most must my need no nor not now of off on once only or other our out over own per please same shall she should
show since so some such take tell than that the their them then there these they this those through thus to too under until
up upon us v very vs versus was we were what when whenever where whether which while who whom whose why will with within
without would you your yours
find search looking latest recent leading landmark important famous regarding concerning relating related case cases
citation citations caselaw law laws explain meaning section
sections sec article articles act u/s possible allowed
`

const hindi = `
क्या कब कैसे कैसा कैसी कौन कौनसा कौनसी कहाँ कहां क्यों किस किसी किसको किसके किन का की के को में मे से पर है हैं था थे थी हो हों होना
होने होता होती होते होगा होगी सकता सकती सकते सकेगा सकेगी तो और एवं तथा या अथवा एक यह ये वह वे इस इसका इसकी इसके उस उसका उसकी उसके जब
तब तक लिए बाद पहले द्वारा कोई कुछ नहीं न मिल मिलता मिलती मिलेगा मिलेगी मिले गया गई गए दी दिया दे देना देने कर करना करने करता करती करते
किया की कीजिए रहा रही रहे अगर यदि ही भी साथ ने अपना अपनी अपने जो जिस जिसमें जिसका तहत अंतर्गत संबंध बारे सम्बन्धी संबंधी धारा अनुच्छेद
अधिनियम कानून मामला मामले मामलों निर्णय फैसला फैसले चाहिए बताइए बताएं हेतु बिना
`

const marathi = `
काय कधी केव्हा कसे कसा कशी कुठे कोण कोणता कोणती कोणते कोणत्या का चा ची चे च्या ला ना ने शी आहे आहेत होता होते होत हे हा ही ते तो ती त्या
त्याचा त्याची त्याचे ह्या या आणि व किंवा अथवा नाही नाहीत साठी मध्ये वर कडून मिळतो मिळते मिळू मिळेल मिळणे शकतो शकते शकतात शकेल करता करणे
करावे करावा येते येतो येईल येत असेल असते असतो असले जर तर पण केले केला केली होऊ म्हणून म्हणजे बाबत बद्दल संदर्भात कलम कलमा अनुच्छेद कायदा
कायद्यानुसार प्रकरण प्रकरणी निर्णय निकाल न्यायनिर्णय द्या सांगा विना शिवाय नंतर आधी पूर्वी
`

const romanHindiAndMarathi = `
ka ki ke ko me mein mei se hai hain tha thi kya kab kaise kaun kis aur ya ek yeh woh liye nahi nahin kar karna karne kare kiya
sakta sakti sakte milta milti milte milega milegi hota hoti hote hoga hogi chahiye bina tahat dhara
cha chi che chya la aahe ahe aahet ani aani kay kadhi kasa kashi kase sathi madhe kadun milto milte milel shakto shakte hou
kalam nahi babat saal sal baad pehle pahle hua hui hue tak lekin agar
`

const stopWords = new Set(
  [english, hindi, marathi, romanHindiAndMarathi].join(' ').normalize('NFC').split(/\s+/),
)

/** Those of the Roman words that are neither English words nor initials. */
const romanWords =
  /(?<![a-z])(?:ka|ki|ke|mein|hai|hain|kya|kaise|kaun|liye|nahi|nahin|karna|karne|chahiye|milega|milegi|hoga|hogi|sakta|sakti|sakte|dhara|aahe|aahet|kadhi|sathi|madhe|kadun|milel|kalam)(?![a-z.])/i

/** Whether a text in Roman letters is Hindi or Marathi. */
export function isRomanHindi(text: string): boolean {
  return romanWords.test(text)
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word.toLowerCase())
}

const held = '(?:judge?ment|ruling|decision)'
/** Five spaces stand for a court that was removed from the text. */
const judgmentsAskedFor = new RegExp(
  `(?<=\\s{5}|\\b(?:latest|recent|leading|landmark|important|famous|find|search|court|sc|hc)\\s)${held}s?\\b|\\b${held}s?(?=\\s+(?:of|by|from|in|about|regarding|concerning|relating|where)\\b|\\W*$)|\\b${held}s(?=\\s+on\\b)`,
  'gi',
)

/**
 * In 'latest judgments on bail' the word only asks for judgments; in 'judgment on admission' and 'judgment
 * debtor' it is the subject.
 */
export function blankJudgmentsAskedFor(text: string): string {
  return text.replace(judgmentsAskedFor, words => ' '.repeat(words.length))
}
