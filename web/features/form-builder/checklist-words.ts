import type { Language } from '#shared/languages.ts'

/** What the checklist says, in the language of the document it is about. */
export type ChecklistWords = {
  languages: Record<Language, string>
  or: string
  reference: (taken: string) => string
  causeTitle: string
  noPin: string
  notAnAmount: string
  notADate: string
  notAnEmail: string
  fewDigits: string
  notAYear: string
  attest: string
  vakalatnama: string
  stamps: string
  localRules: string
  toLookAt: string
  toSeeTo: string
  nothingBlank: string
  blanks: (count: number) => string
  showAll: (count: number) => string
  atLeastOne: string
}

export const checklistWords: Record<Language, ChecklistWords> = {
  en: {
    languages: { en: 'English', hi: 'Hindi', mr: 'Marathi' },
    or: ' or ',
    reference: taken => `For reference, not for filing: this court takes papers in ${taken}.`,
    causeTitle: 'The cause title is not complete: court, case number, parties.',
    noPin: 'no PIN code. The registry wants full addresses.',
    notADate: 'not a day of the calendar.',
    notAnAmount: 'not an amount that can be written out in words.',
    notAnEmail: 'does not look like an e-mail address.',
    fewDigits: 'fewer than ten digits.',
    notAYear: 'does not look like a year.',
    attest: 'Have the affidavit attested, and the deponent identified before the attesting officer.',
    vakalatnama: 'File the vakalatnama with the advocate’s mobile number and e-mail address on it.',
    stamps: 'Affix the court-fee and welfare-fund stamps that the State requires.',
    localRules: 'Check the local rules for paper, margins and spacing.',
    toLookAt: 'To look at',
    toSeeTo: 'For you to see to',
    nothingBlank: 'Nothing is left blank.',
    blanks: count => (count === 1 ? '1 blank' : `${count} blanks`),
    showAll: count => `Show all ${count}`,
    atLeastOne: 'at least one',
  },
  hi: {
    languages: { en: 'अंग्रेज़ी', hi: 'हिन्दी', mr: 'मराठी' },
    or: ' या ',
    reference: taken => `केवल संदर्भ के लिए, दाखिल करने हेतु नहीं: यह न्यायालय ${taken} में कागज लेता है।`,
    causeTitle: 'वाद-शीर्षक पूरा नहीं है: न्यायालय, प्रकरण संख्या, पक्षकार।',
    noPin: 'पिन कोड नहीं है। रजिस्ट्री पूरा पता चाहती है।',
    notADate: 'यह कैलेंडर का कोई दिन नहीं है।',
    notAnAmount: 'यह ऐसी राशि नहीं है जो शब्दों में लिखी जा सके।',
    notAnEmail: 'यह ई-मेल पता नहीं लगता।',
    fewDigits: 'दस से कम अंक हैं।',
    notAYear: 'यह वर्ष नहीं लगता।',
    attest: 'शपथ-पत्र अभिप्रमाणित कराएँ; शपथकर्ता की पहचान अभिप्रमाणन अधिकारी के समक्ष कराएँ।',
    vakalatnama: 'वकालतनामा दाखिल करें, जिस पर अधिवक्ता का मोबाइल नंबर और ई-मेल हो।',
    stamps: 'राज्य में लगने वाले न्यायालय-शुल्क और कल्याण-निधि के टिकट लगाएँ।',
    localRules: 'कागज, हाशिये और पंक्ति-अंतर के स्थानीय नियम देख लें।',
    toLookAt: 'देख लें',
    toSeeTo: 'आपको स्वयं करना है',
    nothingBlank: 'कुछ भी रिक्त नहीं है।',
    blanks: count => `${count} रिक्त स्थान`,
    showAll: count => `सभी ${count} दिखाएँ`,
    atLeastOne: 'कम से कम एक',
  },
  mr: {
    languages: { en: 'इंग्रजी', hi: 'हिंदी', mr: 'मराठी' },
    or: ' किंवा ',
    reference: taken => `केवळ संदर्भासाठी, दाखल करण्यासाठी नाही: हे न्यायालय ${taken} भाषेत कागदपत्रे घेते.`,
    causeTitle: 'प्रकरणाचे शीर्षक अपूर्ण आहे: न्यायालय, प्रकरण क्रमांक, पक्षकार.',
    noPin: 'पिन कोड नाही. कार्यालयास संपूर्ण पत्ता लागतो.',
    notADate: 'हा दिनदर्शिकेतील दिवस नाही.',
    notAnAmount: 'ही अक्षरी लिहिता येईल अशी रक्कम नाही.',
    notAnEmail: 'हा ई-मेल पत्ता वाटत नाही.',
    fewDigits: 'दहापेक्षा कमी अंक आहेत.',
    notAYear: 'हे वर्ष वाटत नाही.',
    attest: 'प्रतिज्ञापत्र साक्षांकित करून घ्या; साक्षांकन अधिकाऱ्यासमोर प्रतिज्ञापत्र करणाऱ्याची ओळख पटवा.',
    vakalatnama: 'वकिलांचा मोबाइल क्रमांक व ई-मेल असलेला वकालतनामा दाखल करा.',
    stamps: 'राज्यात लागणारे न्यायालय शुल्क व कल्याण निधीचे मुद्रांक लावा.',
    localRules: 'कागद, समास व ओळींमधील अंतर यांबाबतचे स्थानिक नियम पाहून घ्या.',
    toLookAt: 'हे पाहा',
    toSeeTo: 'हे तुम्हाला करायचे आहे',
    nothingBlank: 'काहीही रिकामे नाही.',
    blanks: count => (count === 1 ? '1 रिकामी जागा' : `${count} रिकाम्या जागा`),
    showAll: count => `सर्व ${count} दाखवा`,
    atLeastOne: 'किमान एक',
  },
}
