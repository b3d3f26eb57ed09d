import { describe, expect, it } from 'vitest'
import { parseJudgment } from './parse-judgment.ts'

/** In the layout of real court orders; people, places and cases are made up. */
const orders: readonly [string, string, object][] = [
  [
    'Bombay',
    `IN THE HIGH COURT OF JUDICATURE AT BOMBAY
CRIMINAL APPELLATE JURISDICTION
ANTICIPATORY BAIL APPLICATION NO. 9123 OF 2021
Ramesh Baburao Testkar .. Applicant
Versus
The State of Maharashtra .. Respondent
...
Mr. A. B. Patil i/b. C. D. Shah, for the Applicant.
Ms. E. F. Gokhale, APP for the Respondent - State.
...
CORAM : N. J. TESTDAR, J.
DATE : 3rd MARCH 2021
P.C. :
1. Heard learned counsel for the applicant and the learned APP.
2. The application stands rejected.`,
    {
      title: 'Ramesh Baburao Testkar v The State of Maharashtra',
      date: '2021-03-03',
      bench: ['N.J. Testdar'],
      caseNumbers: ['ANTICIPATORY BAIL APPLICATION 9123/2021'],
      court: 'Bombay High Court',
      disposal: 'Application rejected',
    },
  ],
  [
    'Madras',
    `Crl.O.P.No.9123 of 2020
IN THE HIGH COURT OF JUDICATURE AT MADRAS
DATED : 12.03.2020
CORAM :
THE HONOURABLE MR.JUSTICE G.K.TESTIRAIYAN
Crl.O.P.No.9123 of 2020
and Crl.M.P.No.9200 of 2020
S.Testan ... Petitioner
Vs.
State rep by
The Inspector of Police,
Testpet Police Station. ... Respondent
PRAYER: Criminal Original Petition filed under Section 482 of the Code of Criminal
Procedure praying to call for the records and quash the same.
For Petitioner : Mr.R.John
For Respondent : Mr.S.Karthik
Government Advocate (Crl.Side)
ORDER
The petition has been filed to quash the proceedings. 
2. Heard both sides.
3. Accordingly, this Criminal Original Petition is dismissed.`,
    {
      title: 'S.Testan v State',
      date: '2020-03-12',
      bench: ['G.K. Testiraiyan'],
      caseNumbers: ['Crl.O.P 9123/2020', 'Crl.M.P 9200/2020'],
      court: 'Madras High Court',
      sections: [{ act: 'CrPC', section: '482' }],
    },
  ],
  [
    'Kerala',
    `IN THE HIGH COURT OF KERALA AT ERNAKULAM
PRESENT
THE HONOURABLE MR. JUSTICE P.V.TESTIKRISHNAN
WEDNESDAY, THE 12TH DAY OF MARCH 2020 / 22ND PHALGUNA, 1941
BAIL APPL. NO. 9123 OF 2020
CRIME NO.123/2020 OF TEST POLICE STATION, KOLLAM
PETITIONER/S:
1 ANIL TESTAN
AGED 34 YEARS
S/O BABU, TEST HOUSE, KOLLAM
2 SUNIL TESTAN
AGED 30 YEARS
BY ADV SRI.K.RAJ
RESPONDENT/S:
STATE OF KERALA
REPRESENTED BY PUBLIC PROSECUTOR, HIGH COURT OF KERALA
BY PUBLIC PROSECUTOR SMT. X
THIS BAIL APPLICATION HAVING COME UP FOR ADMISSION ON 12.03.2020, THE COURT ON THE SAME DAY PASSED THE FOLLOWING:
ORDER
This application is allowed.`,
    {
      title: 'Anil Testan & Anr. v State of Kerala',
      date: '2020-03-12',
      bench: ['P.V. Testikrishnan'],
      court: 'Kerala High Court',
      caseNumbers: ['BAIL APPL 9123/2020'],
    },
  ],
  [
    'Punjab and Haryana',
    `IN THE HIGH COURT OF PUNJAB AND HARYANA AT CHANDIGARH
CRM-M-9123-2020
Date of decision: 12.03.2020
Ram Testa ...Petitioner
Versus
State of Haryana ...Respondent
CORAM: HON'BLE MR. JUSTICE ARVIND TESTWAN
Present: Mr. X Y, Advocate for the petitioner.
Mr. Z, DAG, Haryana.
***
ARVIND TESTWAN, J. (ORAL)
The petitioner prays for bail. The petition is allowed.`,
    {
      title: 'Ram Testa v State of Haryana',
      date: '2020-03-12',
      bench: ['Arvind Testwan'],
      court: 'Punjab and Haryana High Court',
      caseNumbers: ['CRM-M 9123/2020'],
    },
  ],
  [
    'Gujarat',
    `C/SCA/9123/2020 ORDER DATED: 12/03/2020
IN THE HIGH COURT OF GUJARAT AT AHMEDABAD
R/SPECIAL CIVIL APPLICATION NO. 9123 of 2020
==========================================================
RAMESHBHAI TESTBHAI PATEL
Versus
STATE OF GUJARAT & 2 other(s)
==========================================================
Appearance:
MR A B SHAH(1234) for the Petitioner(s) No. 1
MS C D, AGP for the Respondent(s) No. 1
==========================================================
CORAM: HONOURABLE MR. JUSTICE BIREN TESTNAV
Date : 12/03/2020
ORAL ORDER
1. Heard. The petition is disposed of.`,
    {
      title: 'Rameshbhai Testbhai Patel v State of Gujarat & 2 other(s)',
      date: '2020-03-12',
      bench: ['Biren Testnav'],
      court: 'Gujarat High Court',
    },
  ],
  [
    'Madhya Pradesh',
    `1 MCRC-9123-2020
THE HIGH COURT OF MADHYA PRADESH
MCRC-9123-2020
(RAM TESTA Vs THE STATE OF MADHYA PRADESH)
Jabalpur, Dated : 12-03-2020
Shri A.B. Singh, learned counsel for the applicant.
Heard. The application is allowed.
(J.P. TESTA)
JUDGE`,
    {
      title: 'Ram Testa v The State of Madhya Pradesh',
      date: '2020-03-12',
      bench: ['J.P. Testa'],
      court: 'Madhya Pradesh High Court',
    },
  ],
  [
    'Rajasthan',
    `HIGH COURT OF JUDICATURE FOR RAJASTHAN AT JODHPUR
S.B. Criminal Miscellaneous Bail Application No. 9123/2020
Ram Testa S/o Shri Mohan, Aged About 30 Years, R/o Jodhpur
----Petitioner
Versus
State Of Rajasthan, Through PP
----Respondent
For Petitioner(s) : Mr. A.B.
For Respondent(s) : Mr. C.D., PP
HON'BLE MR. JUSTICE SANDEEP TESTA
Order
12/03/2020
Heard. The bail application is rejected.
(SANDEEP TESTA),J`,
    {
      title: 'Ram Testa v State Of Rajasthan',
      date: '2020-03-12',
      bench: ['Sandeep Testa'],
      court: 'Rajasthan High Court',
      disposal: 'Bail application rejected',
    },
  ],
  [
    'Jharkhand',
    `IN THE HIGH COURT OF JHARKHAND AT RANCHI
B.A. No. 9123 of 2020
Ram Testa ... ... Petitioner
Versus
The State of Jharkhand ... ... Opposite Party
------
CORAM : HON'BLE MR. JUSTICE RONGON TESTA
------
For the Petitioner : Mr. A B, Advocate
For the State : Mr. C D, A.P.P.
------
03/12.03.2020 Heard learned counsel. The petitioner is directed to be released on bail.
(Rongon Testa, J.)`,
    {
      title: 'Ram Testa v The State of Jharkhand',
      date: '2020-03-12',
      bench: ['Rongon Testa'],
      court: 'Jharkhand High Court',
      disposal: 'Bail granted',
    },
  ],
  [
    'Delhi',
    `$~12
* IN THE HIGH COURT OF DELHI AT NEW DELHI
% Date of decision: 12th March, 2020
+ BAIL APPLN. 9123/2020
RAM TESTA ..... Petitioner
Through: Mr. A B, Advocate.
versus
STATE (NCT OF DELHI) ..... Respondent
Through: Ms. C D, APP for the State.
CORAM:
HON'BLE MR. JUSTICE SURESH KUMAR TESTA
ORDER
12.03.2020
1. The petition is allowed.`,
    {
      title: 'Ram Testa v State (NCT of Delhi)',
      date: '2020-03-12',
      bench: ['Suresh Kumar Testa'],
      court: 'Delhi High Court',
    },
  ],
  [
    'Telangana',
    `THE HONOURABLE SRI JUSTICE K. TESTMAN
CRIMINAL PETITION No.9123 OF 2020
ORDER:
This Criminal Petition is filed under Section 482 of the Code of Criminal Procedure by the petitioner/accused.
2. The Criminal Petition is allowed.
_______________
K. TESTMAN, J
Date: 12.03.2020`,
    {
      petitioner: null,
      date: '2020-03-12',
      bench: ['K. Testman'],
      court: 'Court not stated',
      disposal: 'Criminal petition allowed',
    },
  ],
]

describe('an order of the High Court of', () => {
  it.each(orders)('%s is read from its own head', (_, text, expected) => {
    const order = parseJudgment(text)
    expect(order).toMatchObject(expected)
    expect(order.paragraphs.map(({ text }) => text).join(' ')).toMatch(
      /\b(?:rejected|dismissed|allowed|disposed of|released on bail)\b/,
    )
  })
})
