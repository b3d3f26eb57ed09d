import { describe, expect, it } from 'vitest'
import { parseJudgment } from './parse-judgment.ts'

const read = (lines: string) => parseJudgment(lines.replace(/^\n/, ''))

/** In the layout of real court orders; people, places and cases are made up. */
const patna = `
IN THE HIGH COURT OF JUDICATURE AT PATNA
CRIMINAL MISCELLANEOUS No.90011 of 2023
Arising Out of PS. Case No.-26 Year-2022 Thana- TESTPUR District- Testganj
======================================================
1. RAMAN TESTWALA @ BABLU Son of Late Mohan Testwala Resident of
Village- Testpur, P.S.- Testpur, District- Testganj
2. Gita Devi Wife of Raman Testwala Resident of Village- Testpur, P.S.- Testpur,
District- Testganj
3. Hari Testwala Son of Raman Testwala
... ... Petitioner/s
Versus
The State of Bihar Bihar
... ... Opposite Party/s
======================================================
Appearance :
For the Petitioner/s : Mr.Anil Kumar, Advocate
For the Opposite Party/s : Mr.Sunil Prasad, APP
======================================================
CORAM: HONOURABLE MR. JUSTICE DEVENDRA PRAKASH
TESTA
ORAL ORDER
4 17-10-2023 Heard learned counsel for the petitioners and learned
A.P.P. for the State.
2. The petitioners apprehend arrest in Testpur P.S. Case No. 26 of 2022
dated 04.03.2022 under Sections 341 and 323 of the Indian Penal Code.
Patna High Court CR. MISC. No.90011 of 2023(4) dt.17-10-2023
2/2
3. As there is specific allegation against petitioner no.3, his prayer is
hereby rejected.
4. Accordingly, this application stands partly allowed.
(Devendra Prakash Testa, J)
anil/-
U T`

const gauhati = `
Page No.# 1/2
GAHC010099992023
THE GAUHATI HIGH COURT
(HIGH COURT OF ASSAM, NAGALAND, MIZORAM AND ARUNACHAL PRADESH)
Case No. : Crl.Petn./46/2023
ANITA TESTA AND 2 ORS.
W/O LATE BIREN TESTA
R/O VILL- TESTGAON NO. 3
P.S. TESTARI
DIST. TESTRANG
2: MOHAN TESTA
S/O LATE BIREN TESTA
R/O VILL- TESTGAON NO. 3
P.S. TESTARI
DIST. TESTRANG
3: GOPAL TESTA
S/O LATE BIREN TESTA
R/O VILL- TESTGAON NO. 3
P.S. TESTARI
DIST. TESTRANG
VERSUS
THE STATE OF ASSAM
REP. BY THE PP, ASSAM
Advocate for the Petitioner : MR. P SAIKIA
Advocate for the Respondent : PP, ASSAM
BEFORE
HONOURABLE MRS. JUSTICE KAVITA R TESTWAL
ORDER
Date : 15-05-2023
Heard Mr. P. Saikia, learned counsel for the petitioners. An order dated 02.01.2023
is under challenge under Section 482 of the Code of Criminal Procedure.
2. In view of the settlement this Criminal Petition stands allowed.
3. With that it is disposed of.
JUDGE
Comparing Assistant`

const calcutta = `
24.03.2023.
34.
Ct.No.28
as
(Allowed)
C. R. M. (DB) 9081 of 2023
In Re:- An application for bail under Section 439 of the Code
of Criminal Procedure in connection with Testla P. S. Case
No.309 of 2022 dated 11.09.2022 under Sections 376/417/506
of the Indian Penal Code.
And
In the matter of : Naren Testkar
@ Bapi and another
…. Petitioners.
Mr. Mrityunjoy Das,
Mr. Debapriya Sen.
…for the Petitioners.
Mr. Debabrata Roy, ld. A.P.P.
...for the State.
The petitioners are in custody for 115 days. Investigation is complete.
We are inclined to grant bail to the petitioners. They shall be
released on bail upon furnishing a bond of Rs.10,000/- each.
The application for bail is, thus, disposed of.
(Ajay Testgupta, J.) (Joyita Bagtest (Paul), J.)
2`

const jammu = `
HIGH COURT OF JAMMU & KASHMIR AND LADAKH
AT JAMMU
Reserved on: 21.02.2023
Pronounced on: 02.03.2023
Bail App No. 9109/2021
c/w
CRM(M) No. 9274/2021
(O&M)
Syed Test Hamdani …..Appellant(s)/ Petitioner(s)
Through: - Mr. P. N. Rana, Sr. Advocate with
Mr. J. A. Hamid, Advocate
Vs.
UT of J&K and another …RESPONDENT(S)
Through: - Mr. Pawan Singh, Dy. AG
CORAM: HON’BLE MR. JUSTICE SANJAY TESTDHAR, JUDGE
JUDGMENT
1) The petitioner has challenged FIR No. 53/2021 and relies on the words:
3. That the parties were engaged
2) Heard.
2 Bail App No. 9109/2021
3) The petition is dismissed.
(SANJAY TESTDHAR)
JUDGE`

describe('an order of the Patna High Court', () => {
  const order = read(patna)

  it('has its parties without rule lines, fathers and addresses', () => {
    expect(order).toMatchObject({
      title: 'Raman Testwala @ Bablu & Ors. v The State of Bihar',
      petitioner: 'Raman Testwala @ Bablu & Ors.',
      respondent: 'The State of Bihar',
    })
  })

  it('has the day that stands before its first words, not one of the story', () => {
    expect(order.date).toBe('2023-10-17')
  })

  it('has its own number, not that of the police, and a judge whose name runs over two lines', () => {
    expect(order).toMatchObject({
      court: 'Patna High Court',
      caseNumber: 'CRIMINAL MISCELLANEOUS No.90011 of 2023',
      caseNumbers: ['CRIMINAL MISCELLANEOUS 90011/2023'],
      bench: ['Devendra Prakash Testa'],
    })
  })

  it('is partly allowed, not allowed', () => {
    expect(order.disposal).toBe('Application partly allowed')
  })

  it('has paragraphs of its own words: neither the numbered petitioners nor the foot of the page', () => {
    expect(order.paragraphs.map(({ label }) => label)).toEqual(['', '2', '3', '4'])
    expect(order.paragraphs[0]?.text).toMatch(/^Heard learned counsel/)
    expect(order.paragraphs.map(({ text }) => text).join(' ')).not.toMatch(/dt\.17|Resident|2\/2/)
  })

  it('cites no precedent: its own parties are none', () => {
    expect(order.precedents).toEqual([])
  })
})

describe('an order of the Gauhati High Court', () => {
  const order = read(gauhati)

  it('is read under the heading where its day and judge stand, however often an address comes back', () => {
    expect(order).toMatchObject({
      title: 'Anita Testa and 2 Ors. v The State of Assam',
      court: 'Gauhati High Court',
      date: '2023-05-15',
      bench: ['Kavita R. Testwal'],
      caseNumbers: ['Crl.Petn 46/2023'],
      cnr: 'GAHC010099992023',
    })
  })

  it('was allowed, although it was also disposed of', () => {
    expect(order.disposal).toBe('Criminal petition allowed')
  })
})

describe('a daily order of the Calcutta High Court', () => {
  const order = read(calcutta)

  it('names who prays, and the State where counsel appears for it', () => {
    expect(order).toMatchObject({
      title: 'Naren Testkar @ Bapi and another v State',
      date: '2023-03-24',
      caseNumber: 'C.R.M. (DB) 9081 of 2023',
      bench: ['Ajay Testgupta', 'Joyita Bagtest (Paul)'],
    })
  })

  it('keeps the sections of the application that stand on its head', () => {
    const sections = order.sections.map(({ act, section }) => `${act} ${section}`)
    expect(sections).toEqual(expect.arrayContaining(['CrPC 439', 'IPC 376', 'IPC 417', 'IPC 506']))
    expect(order.paragraphs[0]?.text).toContain('application for bail under Section 439')
  })

  it('says bail granted where the application is only disposed of', () => {
    expect(order.disposal).toBe('Bail granted')
  })

  it('has no court where none is printed, rather than a likely one', () => {
    expect(order.court).toBe('Court not stated')
  })

  it('is In re where nobody appears for the State', () => {
    const alone = read(calcutta.replace('...for the State.', '...for the NCB.'))
    expect(alone).toMatchObject({ title: 'In re Naren Testkar @ Bapi and another', respondent: null })
  })
})

describe('an order of the High Court of Jammu & Kashmir and Ladakh', () => {
  const order = read(jammu)

  it('has the day of its pronouncement and the numbers of both cases', () => {
    expect(order).toMatchObject({
      title: 'Syed Test Hamdani v UT of J&K and another',
      date: '2023-03-02',
      caseNumbers: ['Bail App 9109/2021', 'CRM(M) 9274/2021'],
      bench: ['Sanjay Testdhar'],
    })
  })

  it('counts its paragraphs in one style: a number in a quotation is another', () => {
    expect(order.paragraphs.map(({ label }) => label).filter(Boolean)).toEqual(['1', '2', '3'])
    expect(order.paragraphs.at(-2)?.text).toBe('Heard.')
  })
})

describe('orders of other courts', () => {
  it('in Allahabad name the sides at the beginning of the line', () => {
    const order = read(`
Court No. - 65
Case :- CRIMINAL MISC. BAIL APPLICATION No. - 91234 of 2020
Applicant :- Ram Testa
Opposite Party :- State of U.P. and Another
Counsel for Applicant :- Anil Kumar
Counsel for Opposite Party :- G.A.
Hon'ble Vivek Testawal,J.
Heard learned counsel for the applicant. The bail application is rejected.
Order Date :- 12.3.2020`)
    expect(order).toMatchObject({
      title: 'Ram Testa v State of U.P. and Another',
      date: '2020-03-12',
      bench: ['Vivek Testawal'],
      caseNumbers: ['CRIMINAL MISC. BAIL APPLICATION 91234/2020'],
      disposal: 'Bail application rejected',
    })
  })

  it('in Karnataka stand between BETWEEN and AND', () => {
    const order = read(`
IN THE HIGH COURT OF KARNATAKA AT BENGALURU
DATED THIS THE 12TH DAY OF MARCH, 2020
BEFORE
THE HON'BLE MR. JUSTICE K. N. TESTARAJA
CRIMINAL PETITION No.9123 OF 2020
BETWEEN:
SRI RAMESH TESTA
S/O SURESH, AGED ABOUT 34 YEARS
... PETITIONER
(BY SRI Z. KUMAR, ADVOCATE)
AND:
STATE OF KARNATAKA
BY TESTNAGAR POLICE
...RESPONDENT
ORDER
The petition is allowed.`)
    expect(order).toMatchObject({
      petitioner: 'Sri Ramesh Testa',
      respondent: 'State of Karnataka',
      court: 'Karnataka High Court',
      date: '2020-03-12',
      bench: ['K.N. Testaraja'],
    })
  })

  it('a High Court that is a party is not the court', () => {
    const order = read(`
SUPREME COURT OF INDIA
CIVIL APPEAL NO. 9001 OF 2010
HIGH COURT OF DELHI THROUGH ITS REGISTRAR GENERAL ... Appellant
Versus
MOHAN TESTWALA ... Respondent
JUDGMENT
1. The appeal is dismissed.`)
    expect(order).toMatchObject({ court: 'Supreme Court of India', petitioner: 'High Court of Delhi' })
  })

  it('are of one judge in one spelling, whatever comes before the name', () => {
    const spellings = [
      "HON'BLE MR. JUSTICE S. K. TESTON",
      'HONOURABLE MR. JUSTICE S.K. TESTON',
      'HONBLE MR JUSTICE S K TESTON',
      'The Hon’ble Justice S.K.Teston',
      'Hon`ble Mr. Justice S. K. Teston, Chief Justice',
    ]
    const benches = spellings.map(
      name =>
        read(`
IN THE HIGH COURT OF KERALA AT ERNAKULAM
CORAM: ${name}
A Testa ... Petitioner
Versus
B Testa ... Respondent
ORDER
Heard.`).bench,
    )
    expect(benches).toEqual(spellings.map(() => ['S.K. Teston']))
  })
})

it.each(['.', '…', 'Versus\n', 'In Re: ', 'For the State ', '... Petitioner ', "HON'BLE MR. JUSTICE ", '\n'])(
  'a text of nothing but %j is read to its end in its time',
  bit => {
    const text = bit.repeat(20_000).slice(0, 200_000)
    const started = performance.now()
    expect(read(text).paragraphs.every(({ text }) => text !== '')).toBe(true)
    // It takes under a second. A regular expression that backtracks too much takes minutes.
    expect(performance.now() - started).toBeLessThan(20_000)
  },
  30_000,
)
