import type { Act } from './act.ts'

/** Acts that judgments, lawyers and clients call by a short name (see act.ts). */
export const shortNamedActs: readonly Act[] = [
  {
    name: 'Constitution',
    title: 'Constitution of India',
    year: 1950,
    searched: 'constitution article',
    aliases: 'Constitution of India|Constitution|भारतीय संविधान|भारत का संविधान|भारत के संविधान|संविधान|राज्यघटन',
  },
  {
    name: 'IPC',
    title: 'Indian Penal Code, 1860',
    year: 1860,
    searched: 'ipc',
    aliases:
      'I.P.C.|Indian Penal Code|Penal Code|भारतीय दंड संहित|भारतीय दण्ड संहित|भारतीय दंड विधान|भा.दं.सं.|भा.द.सं.|भा.दं.वि.|भा.द.वि.|ता.हि.|आईपीसी|आयपीसी|आई.पी.सी.',
  },
  {
    name: 'CrPC',
    title: 'Code of Criminal Procedure, 1973',
    year: 1973,
    inForce: 1974,
    searched: 'crpc',
    aliases:
      'Cr.P.C.|Crl.P.C.|Code of Criminal Procedure|Criminal Procedure Code|Code of Crl. Procedure|Crim.P.C.|दंड प्रक्रिया संहित|दण्ड प्रक्रिया संहित|फौजदारी प्रक्रिया संहित|दं.प्र.सं.|द.प्र.सं.|फौ.प्र.सं.|सी.आर.पी.सी.|सीआरपीसी',
  },
  {
    name: 'CrPC 1898',
    title: 'Code of Criminal Procedure, 1898',
    year: 1898,
    aliases:
      'Cr.P.C.|Crl.P.C.|Code of Criminal Procedure|Criminal Procedure Code|Code of Crl. Procedure|Crim.P.C.|दंड प्रक्रिया संहित|दण्ड प्रक्रिया संहित',
  },
  {
    name: 'IEA',
    title: 'Indian Evidence Act, 1872',
    year: 1872,
    searched: 'iea evidence',
    aliases:
      'Indian Evidence Act|Evidence Act|I.E.A.|I.E. Act|भारतीय साक्ष्य अधिनियम, 1872|साक्ष्य अधिनियम, 1872|भारतीय पुराव|पुरावा कायद|पुरावा अधिनियम|साक्ष्य अधिनियम',
  },
  {
    name: 'BNS',
    title: 'Bharatiya Nyaya Sanhita, 2023',
    year: 2023,
    inForce: 2024,
    lastSection: 358,
    replaces: 'IPC',
    searched: 'bns',
    aliases:
      'B.N.S.|Bharatiya Nyaya Sanhita|Nyaya Sanhita|भारतीय न्याय संहित|न्याय संहित|भा.न्या.सं.|बी.एन.एस.|बीएनएस',
  },
  {
    name: 'BNSS',
    title: 'Bharatiya Nagarik Suraksha Sanhita, 2023',
    year: 2023,
    inForce: 2024,
    lastSection: 531,
    replaces: 'CrPC',
    searched: 'bnss',
    aliases:
      'B.N.S.S.|Bharatiya Nagarik Suraksha Sanhita|Nagarik Suraksha Sanhita|भारतीय नागरिक सुरक्षा संहित|नागरिक सुरक्षा संहित|भा.ना.सु.सं.|बी.एन.एस.एस.|बीएनएसएस',
  },
  {
    name: 'BSA',
    title: 'Bharatiya Sakshya Adhiniyam, 2023',
    year: 2023,
    inForce: 2024,
    lastSection: 170,
    replaces: 'IEA',
    searched: 'bsa evidence',
    aliases: 'B.S.A.|Bharatiya Sakshya Adhiniyam|भारतीय साक्ष्य अधिनियम|भारतीय साक्ष अधिनियम|बी.एस.ए.|बीएसए',
  },
  {
    name: 'CPC',
    title: 'Code of Civil Procedure, 1908',
    year: 1908,
    searched: 'cpc',
    aliases:
      'C.P.C.|Code of Civil Procedure|Civil Procedure Code|Civil P.C.|सिविल प्रक्रिया संहित|दिवाणी प्रक्रिया संहित|व्यवहार प्रक्रिया संहित|दि.प्र.सं.|सि.प्र.सं.|सी.पी.सी.|सीपीसी',
  },
  {
    name: 'NI Act',
    title: 'Negotiable Instruments Act, 1881',
    year: 1881,
    searched: 'ni',
    aliases:
      'N.I. Act|N.I.A.|Negotiable Instruments Act|Negotiable Instrument Act|परक्राम्य लिखत अधिनियम|पराक्रम्य लिखत अधिनियम|चलनक्षम दस्तऐवज|परक्राम्य संलेख|एन.आय. अॅक्ट|एन.आई. एक्ट|एनआई एक्ट',
  },
  {
    name: 'IT Act 2000',
    title: 'Information Technology Act, 2000',
    year: 2000,
    lastSection: 94,
    aliases: 'I.T. Act|Information Technology Act|सूचना प्रौद्योगिकी अधिनियम|माहिती तंत्रज्ञान',
  },
  {
    name: 'Income-tax Act 2025',
    title: 'Income-tax Act, 2025',
    year: 2025,
    inForce: 2026,
    onlyWithYear: true,
    replaces: 'Income-tax Act 1961',
    aliases: 'I.T. Act|Income tax Act|Incometax Act|आयकर अधिनियम|आय कर अधिनियम|प्राप्तिकर',
  },
  {
    name: 'Income-tax Act 1961',
    title: 'Income-tax Act, 1961',
    year: 1961,
    aliases:
      'I.T. Act|Indian Income tax Act|Income tax Act|Incometax Act|आयकर अधिनियम|आय कर अधिनियम|प्राप्तिकर',
  },
  {
    name: 'HMA',
    title: 'Hindu Marriage Act, 1955',
    year: 1955,
    searched: 'hma',
    aliases:
      'H.M.A.|H.M. Act|Hindu Marriage Act|हिंदू विवाह अधिनियम|हिन्दू विवाह अधिनियम|हिंदू विवाह कायद|हिन्दु विवाह अधिनियम',
  },
  {
    name: 'HSA',
    title: 'Hindu Succession Act, 1956',
    year: 1956,
    aliases: 'H.S.A.|Hindu Succession Act|हिंदू उत्तराधिकार|हिन्दू उत्तराधिकार|हिंदू वारसा|हिंदू वारस',
  },
  {
    name: 'SMA',
    title: 'Special Marriage Act, 1954',
    year: 1954,
    aliases: 'S.M.A.|Special Marriage Act|विशेष विवाह अधिनियम|विशेष विवाह कायद',
  },
  {
    name: 'DV Act',
    title: 'Protection of Women from Domestic Violence Act, 2005',
    year: 2005,
    aliases:
      'D.V. Act|P.W.D.V. Act|P.W.D.V.A.|D.V.C. Act|Protection of Women from Domestic Violence Act|Domestic Violence Act|घरेलू हिंसा|कौटुंबिक हिंसाचार',
  },
  {
    name: 'Arbitration Act',
    title: 'Arbitration and Conciliation Act, 1996',
    year: 1996,
    searched: 'arbitration',
    aliases:
      'Arbitration and Conciliation Act|Arbitration & Conciliation Act|Arbitration Act|A & C Act|माध्यस्थम् और सुलह अधिनियम|लवाद',
  },
  {
    name: 'Companies Act 2013',
    title: 'Companies Act, 2013',
    year: 2013,
    lastSection: 470,
    aliases: 'Companies Act|Company Act|कंपनी अधिनियम|कम्पनी अधिनियम|कंपनी कायद',
  },
  {
    name: 'Companies Act 1956',
    title: 'Companies Act, 1956',
    year: 1956,
    aliases: 'Indian Companies Act|Companies Act|Company Act',
  },
  {
    name: 'IBC',
    title: 'Insolvency and Bankruptcy Code, 2016',
    year: 2016,
    searched: 'ibc',
    aliases:
      'I.B.C.|I & B Code|Insolvency and Bankruptcy Code|Insolvency & Bankruptcy Code|दिवाला और शोधन|नादारी व दिवाळखोरी',
  },
  {
    name: 'Contract Act',
    title: 'Indian Contract Act, 1872',
    year: 1872,
    aliases: 'Indian Contract Act|Contract Act|भारतीय संविदा अधिनियम|संविदा अधिनियम|भारतीय करार|करार कायद',
  },
  {
    name: 'TPA',
    title: 'Transfer of Property Act, 1882',
    year: 1882,
    aliases:
      'T.P.A.|T.P. Act|Transfer of Property Act|संपत्ति अंतरण अधिनियम|सम्पत्ति अन्तरण अधिनियम|मालमत्ता हस्तांतरण',
  },
  {
    name: 'Specific Relief Act',
    title: 'Specific Relief Act, 1963',
    year: 1963,
    aliases:
      'Specific Relief Act|S.R. Act|S.R.A.|विनिर्दिष्ट अनुतोष|विनिर्दिष्ट अनुतोष अधिनियम|विशिष्ट अनुतोष|विनिर्दिष्ट साहाय्य',
  },
  {
    name: 'Limitation Act',
    title: 'Limitation Act, 1963',
    year: 1963,
    aliases: 'Indian Limitation Act|Limitation Act|परिसीमा अधिनियम|मुदत कायद|मुदतीचा कायद',
  },
  {
    name: 'Registration Act',
    title: 'Registration Act, 1908',
    year: 1908,
    aliases:
      'Indian Registration Act|Registration Act|रजिस्ट्रीकरण अधिनियम|पंजीकरण अधिनियम|नोंदणी अधिनियम|नोंदणी कायद',
  },
  {
    name: 'CGST Act 2017',
    title: 'Central Goods and Services Tax Act, 2017',
    year: 2017,
    searched: 'gst',
    aliases: 'C.G.S.T. Act|Central Goods and Services Tax Act|G.S.T. Act|माल और सेवा कर|वस्तु व सेवा कर',
  },
  {
    name: 'ID Act',
    title: 'Industrial Disputes Act, 1947',
    year: 1947,
    aliases:
      'I.D. Act|I.D.A.|Industrial Disputes Act|Industrial Dispute Act|औद्योगिक विवाद अधिनियम|औद्योगिक विवाद कायद',
  },
  {
    name: 'MV Act',
    title: 'Motor Vehicles Act, 1988',
    year: 1988,
    inForce: 1989,
    searched: 'mv',
    aliases:
      'M.V. Act|M.V.A.|Motor Vehicles Act|Motor Vehicle Act|मोटर यान अधिनियम|मोटर वाहन अधिनियम|मोटार वाहन',
  },
  {
    name: 'NDPS Act',
    title: 'Narcotic Drugs and Psychotropic Substances Act, 1985',
    year: 1985,
    aliases:
      'N.D.P.S. Act|N.D.P.S.|Narcotic Drugs and Psychotropic Substances Act|Narcotic Drugs & Psychotropic Substances Act|स्वापक औषधि|एनडीपीएस|गुंगीकारक औषधी|अंमली पदार्थ',
  },
  {
    name: 'POCSO Act',
    title: 'Protection of Children from Sexual Offences Act, 2012',
    year: 2012,
    aliases: 'P.O.C.S.O. Act|POCSO|Protection of Children from Sexual Offences Act|पॉक्सो|पोक्सो|पास्को',
  },
  {
    name: 'PMLA',
    title: 'Prevention of Money-laundering Act, 2002',
    year: 2002,
    inForce: 2005,
    aliases: 'P.M.L.A.|P.M.L. Act|Prevention of Money laundering Act|धन शोधन निवारण|पीएमएलए',
  },
  {
    name: 'PC Act',
    title: 'Prevention of Corruption Act, 1988',
    year: 1988,
    aliases: 'P.C. Act|Prevention of Corruption Act|भ्रष्टाचार निवारण|लाचलुचपत प्रतिबंधक|भ्रष्टाचार प्रतिबंधक',
  },
  {
    name: 'UAPA',
    title: 'Unlawful Activities (Prevention) Act, 1967',
    year: 1967,
    aliases:
      'U.A.P.A.|U.A.(P) Act|U.A.P. Act|Unlawful Activities (Prevention) Act|विधिविरुद्ध क्रियाकलाप|यूएपीए|बेकायदेशीर कृत्य',
  },
  {
    name: 'JJ Act',
    title: 'Juvenile Justice (Care and Protection of Children) Act, 2015',
    year: 2015,
    inForce: 2016,
    aliases:
      'J.J. Act|Juvenile Justice (Care and Protection of Children) Act|Juvenile Justice Act|किशोर न्याय|बाल न्याय',
  },
  {
    name: 'RTI Act',
    title: 'Right to Information Act, 2005',
    year: 2005,
    searched: 'rti',
    aliases:
      'R.T.I. Act|R.T.I.|Right to Information Act|सूचना का अधिकार अधिनियम|सूचना के अधिकार अधिनियम|माहितीचा अधिकार|माहिती अधिकार|आरटीआई',
  },
  {
    name: 'Consumer Protection Act 2019',
    title: 'Consumer Protection Act, 2019',
    year: 2019,
    inForce: 2020,
    replaces: 'Consumer Protection Act 1986',
    searched: 'consumer',
    aliases: 'Consumer Protection Act|C.P. Act|उपभोक्ता संरक्षण अधिनियम|ग्राहक संरक्षण',
  },
  {
    name: 'Consumer Protection Act 1986',
    title: 'Consumer Protection Act, 1986',
    year: 1986,
    searched: 'consumer',
    aliases: 'Consumer Protection Act|C.P. Act|उपभोक्ता संरक्षण अधिनियम|ग्राहक संरक्षण',
  },
  {
    name: 'Environment Act 1986',
    title: 'Environment (Protection) Act, 1986',
    year: 1986,
    aliases:
      'Environment (Protection) Act|Environment Protection Act|E.P. Act|पर्यावरण (संरक्षण) अधिनियम|पर्यावरण संरक्षण',
  },
  {
    name: 'Forest Act 1980',
    title: 'Forest (Conservation) Act, 1980',
    year: 1980,
    aliases: 'Forest (Conservation) Act|Forest Conservation Act|वन (संरक्षण) अधिनियम|वन संरक्षण',
  },
  {
    name: 'Water Act 1974',
    title: 'Water (Prevention and Control of Pollution) Act, 1974',
    year: 1974,
    aliases:
      'Water (Prevention and Control of Pollution) Act|Water (Prevention & Control of Pollution) Act|Water Act',
  },
  {
    name: 'SARFAESI Act',
    title:
      'Securitisation and Reconstruction of Financial Assets and Enforcement of Security Interest Act, 2002',
    year: 2002,
    aliases:
      'SARFAESI Act|SARFAESI|Securitisation Act|Securitisation and Reconstruction of Financial Assets and Enforcement of Security Interest Act|सरफेसी',
  },
  {
    name: 'RERA',
    title: 'Real Estate (Regulation and Development) Act, 2016',
    year: 2016,
    aliases:
      'R.E.R.A.|RERA Act|Real Estate (Regulation and Development) Act|Real Estate (Regulation & Development) Act|रेरा',
  },
  {
    name: 'Land Acquisition Act 1894',
    title: 'Land Acquisition Act, 1894',
    year: 1894,
    aliases: 'Land Acquisition Act|L.A. Act|भूमि अर्जन अधिनियम|भूमि अधिग्रहण अधिनियम|भूसंपादन',
  },
  {
    name: 'LARR Act 2013',
    title:
      'Right to Fair Compensation and Transparency in Land Acquisition, Rehabilitation and Resettlement Act, 2013',
    year: 2013,
    inForce: 2014,
    aliases:
      'L.A.R.R. Act|Right to Fair Compensation and Transparency in Land Acquisition, Rehabilitation and Resettlement Act',
  },
  {
    name: 'TADA Act, 1987',
    title: 'Terrorist and Disruptive Activities (Prevention) Act, 1987',
    year: 1987,
    aliases:
      'T.A.D.A.|T.A.D.A. Act|Terrorist and Disruptive Activities (Prevention) Act|Terrorists and Disruptive Activities (Prevention) Act',
  },
]
