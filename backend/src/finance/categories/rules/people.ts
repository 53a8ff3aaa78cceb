/** Rules for people and premises: payroll, subcontractors, rent, utilities, insurance, professional fees, banks. */
import { companies, rule, type CategoryRule } from '../rule.ts';

export const PEOPLE_AND_PREMISES_RULES: readonly CategoryRule[] = [
  ...companies('Payroll', {
    Gusto: 'GUSTO*', ADP: 'ADP|ADP PAYROLL|ADP WAGE*', Paychex: 'PAYCHEX*', Rippling: 'RIPPLING*',
    'Intuit Payroll': 'INTUIT PAYROLL*|QUICKBOOKS PAYROLL', 'Square Payroll': 'SQUARE PAYROLL|SQUAREUP PAYROLL', OnPay: 'ONPAY*',
    Paylocity: 'PAYLOCITY*', Paycom: 'PAYCOM*', Paycor: 'PAYCOR*', TriNet: 'TRINET*', Justworks: 'JUSTWORKS*', SurePayroll: 'SUREPAYROLL*',
    Deel: 'DEEL|DEEL INC', Insperity: 'INSPERITY*', Zenefits: 'ZENEFITS*', Wagepoint: 'WAGEPOINT*', Nest: 'NEST PENSION*',
    'The Pensions Trust': 'PENSIONS TRUST', 'Human Interest': 'HUMAN INTEREST', Guideline: 'GUIDELINE RETIRE*',
  }),
  rule('out', 'Payroll', `PAYROLL*|WAGES*|WAGE|SALARY|SALARIES|DIRECT DEP PAYROLL|PAYCHECK*|EMPLOYEE PAY*|STAFF PAY*|NET PAY|PAYE|PENSION*|401K|RETIREMENT CONTRIB*|GEHALT*
    |LOHN*|SALAIRE*|NOMINA|SALARIS*|STIPENDIO|BONUS PAYMENT|COMMISSION PAYMENT`),

  rule('out', 'Subcontractors', `SUBCONTRACT*|SUB CONTRACT*|CONTRACTOR PAY*|CONTRACTOR|^1099|1099 CONT*|1099 PAY*|1099 WORK*|1099 PMT|1099 NEC|FREELANCE*|CONTRACT DEV*|CONTRACT DESIGN*|CONTRACT ENG*|CONTRACT CODING|CONTRACT WRIT*|CONTRACT EDIT*|CONTRACT INSTALL*|CONTRACT CREW|CONTRACT DRIVER*|CONTRACT BARISTA|CONTRACT SEWING|CONTRACT LABOR|CONTRACT LABOUR|CONTRACT WORK|DAY LABOR|LABOR READY
    |SUB PMT|SUB PYMT|SUB PAY*|SUB INV*|SUB DRAW|SUB LABOR|ELECTRICAL SUB|ELECTRIC SUB|PLUMBING SUB|ROOFING SUB|FRAMING SUB|DRYWALL SUB|PAINTING SUB|HVAC SUB
    |CONCRETE SUB|TILE SUB|FLOORING SUB|MASONRY SUB|SUBS|CREW|CREW PAY*|LABOR ONLY|SECOND SHOOTER|2ND SHOOTER|SECOND PHOTOG*|ASSISTANT SHOOTER|DRONE PILOT|RETOUCHER|CIS PAYMENT|SOUS TRAITANCE|NACHUNTERNEHMER|SUBUNTERNEHMER*|FREIBERUFLER`),
  ...companies('Subcontractors', {
    Upwork: 'UPWORK*', Fiverr: 'FIVERR*', Toptal: 'TOPTAL*', Freelancer: 'FREELANCER COM', '99designs': '99DESIGNS*', Wishket: 'WISHKET',
    PeopleReady: 'PEOPLEREADY*', Topcoder: 'TOPCODER*',
  }, 'out-or-credit'),

  ...companies('Insurance', {
    Hiscox: 'HISCOX*', 'State Farm': 'STATE FARM', Geico: 'GEICO*', Progressive: 'PROGRESSIVE INS*|PROG COMMERCIAL|PROGRESSIVE',
    Allstate: 'ALLSTATE*', 'The Hartford': 'THE HARTFORD|HARTFORD INS*|HARTFORD', Travelers: 'TRAVELERS*', 'Liberty Mutual': 'LIBERTY MUTUAL',
    Nationwide: 'NATIONWIDE INS*', 'Next Insurance': 'NEXT INSUR*', Chubb: 'CHUBB*', Farmers: 'FARMERS INS*',
    'Blue Cross': 'BLUE CROSS|BCBS*|BLUE SHIELD|ANTHEM*', 'Kaiser Permanente': 'KAISER*', Aetna: 'AETNA*', Cigna: 'CIGNA*',
    UnitedHealthcare: 'UNITEDHEALTHCARE|UNITED HEALTHCARE|UHC', Guardian: 'GUARDIAN LIFE', Aflac: 'AFLAC*', Aviva: 'AVIVA*', AXA: 'AXA|AXA INS*',
    Allianz: 'ALLIANZ*', Simply: 'SIMPLY BUSINESS', 'Direct Line': 'DIRECT LINE', Zurich: 'ZURICH INS*|ZURICH', Pie: 'PIE INSURANCE',
    Employers: 'EMPLOYERS INS*', Bupa: 'BUPA*', 'Erie Insurance': 'ERIE INS*', Thimble: 'THIMBLE*', biBERK: 'BIBERK*',
    Embroker: 'EMBROKER*', Pinnacol: 'PINNACOL*', AmTrust: 'AMTRUST*', 'Cincinnati Insurance': 'CINCINNATI INS*', 'Auto-Owners': 'AUTO OWNERS', USAA: 'USAA P&C|USAA INS*',
    'Delta Dental': 'DELTA DENTAL', Humana: 'HUMANA*', MetLife: 'METLIFE*', Ageas: 'AGEAS*', 'NFU Mutual': 'NFU MUTUAL', Admiral: 'ADMIRAL INS*', Ergo: 'ERGO VERS*', HUK: 'HUK COBURG',
    Generali: 'GENERALI*', MAIF: 'MAIF', Mapfre: 'MAPFRE*', Acuity: 'ACUITY A MUTUAL',
  }, 'out-or-credit'),
  rule('out-or-credit', 'Insurance', `INSURANCE*|INSUR|INS PREM*|INS PYMT|INS PMT|PREMIUM FINANCE|INS|LIABILITY POLICY|WORKERS COMP*|WORKMANS COMP*|VERSICHERUNG*|ASSURANCE*|SEGURO*
    |VERZEKERING*|UNDERWRIT*`),

  rule('out-or-credit', 'Professional Fees', `LEGAL|LAW|LAW OFFICE*|LAW GROUP|LAW FIRM|LLP|ATTORNEY*|SOLICITOR*|NOTARY|NOTAR|CPA|CPAS|ACCOUNTING|ACCOUNTANT*|ACCOUNTANCY|BOOKKEEPING|BOOKKEEPER
    |BOOKKEEP*|TAX PREP*|TAX SERVICES|TAX ADVIS*|STEUERBERAT*|STEUERBERATER|AUDIT|CONSULTING|CONSULTANT*|CONSULTANCY|ADVISORY|ADVISORS
    |PROFESSIONAL FEE*|PROFESSIONAL SERVICES|COMPTABLE|AVOCAT*|RECHTSANWALT*|APPRAISAL|ARCHITECT*|ENGINEERING|SURVEYOR*|PATENT|TRADEMARK`),
  ...companies('Professional Fees', {
    LegalZoom: 'LEGALZOOM*|LEGAL ZOOM', 'Rocket Lawyer': 'ROCKET LAWYER', Bench: 'BENCH ACCOUNTING', Pilot: 'PILOT COM', 'H&R Block': 'H&R BLOCK',
    'Jackson Hewitt': 'JACKSON HEWITT', 'Northwest Registered Agent': 'NORTHWEST REGISTERED', Incfile: 'INCFILE|BIZEE',
    'Stripe Atlas': 'STRIPE ATLAS',
  }, 'out-or-credit'),

  // Renting a car is no rent.
  rule('out-or-credit', 'Travel', 'RENT A CAR|RENTACAR|CAR RENTAL|CAR RENTALS|RENTAL CAR'),
  ...companies('Rent', {
    WeWork: 'WEWORK*', Regus: 'REGUS*', Spaces: 'SPACES COWORK*', 'Public Storage': 'PUBLIC STORAGE', 'Extra Space Storage': 'EXTRA SPACE',
    CubeSmart: 'CUBESMART*', 'U-Haul Storage': 'UHAUL STORAGE', Industrious: 'INDUSTRIOUS*', 'Big Yellow': 'BIG YELLOW',
  }, 'out-or-credit'),
  rule('out', 'Rent', `RENT|RENT PAYMENT|RENTAL OFFICE|OFFICE RENT|SHOP RENT|STORE RENT|LEASE PAYMENT|LEASE PMT|OFFICE LEASE|STORE LEASE|WAREHOUSE LEASE|BUILDING LEASE
    |LANDLORD|PROPERTIES|PROPERTY MGMT|PROPERTY MANAGEMENT|PROPERTY MANAGERS|REALTY|REAL ESTATE|LEASING|COWORKING|CO WORKING|COWORK|STORAGE UNIT
    |SELF STORAGE|MIETE|KALTMIETE|LOYER|ALQUILER|HUUR|AFFITTO|KITCHEN RENTAL|CAM CHARGES|LEASE`),

  // A carrier's tracking service is no telephone bill.
  ...companies('Software Subscriptions', {
    'Verizon Connect': 'VERIZON CONNECT*|FLEETMATICS*', 'T-Mobile Fleet': 'T MOBILE FLEET|T MOBILE SYNCUP', 'AT&T Fleet': 'AT&T FLEET*',
  }, 'out-or-credit'),
  ...companies('Utilities', {
    'PG&E': 'PG&E|PGANDE|PACIFIC GAS', 'Con Edison': 'CON ED*|CONED*',
    'Southern California Edison': 'SO CAL EDISON|SOCALEDISON|SCE|SOUTHERN CALIF EDISON', 'Duke Energy': 'DUKE ENERGY|DUKE ENRGY|DUKEENERGY',
    ComEd: 'COMED*', 'National Grid': 'NATIONAL GRID', 'Xcel Energy': 'XCEL*', Dominion: 'DOMINION ENERGY|^DOMINION', FPL: 'FPL|FLORIDA POWER',
    'Georgia Power': 'GEORGIA POWER', PSEG: 'PSEG*', 'DTE Energy': 'DTE ENERGY|DTE', Entergy: 'ENTERGY*', 'Puget Sound Energy': 'PUGET SOUND ENERGY',
    'Seattle City Light': 'SEATTLE CITY LIGHT', 'Austin Energy': 'AUSTIN ENERGY|CITY OF AUSTIN', CenterPoint: 'CENTERPOINT*',
    Eversource: 'EVERSOURCE*', 'SoCalGas': 'SOCALGAS|SO CAL GAS', 'SDG&E': 'SDG&E', LADWP: 'LADWP*', 'EBMUD Water': 'EBMUD*',
    'Portland General Electric': 'PORTLAND GENERAL|PGE', Comcast: 'COMCAST*|XFINITY*', 'Verizon': 'VERIZON*|VZWRLSS*|VZ WIRELESS*',
    'AT&T': 'AT&T*|ATT|ATT BILL*|ATTBILL*', 'T-Mobile': 'T MOBILE|TMOBILE*', Spectrum: 'SPECTRUM*|CHARTER COMM*', Cox: 'COX COMM*|COX BUSINESS|COX',
    CenturyLink: 'CENTURYLINK*|LUMEN*', Frontier: 'FRONTIER COMM*', Optimum: 'OPTIMUM*', 'Google Fiber': 'GOOGLE FIBER', Starlink: 'STARLINK*',
    'Waste Management': 'WASTE MANAGEMENT|WASTE MGMT|WM SUPERPAY|WM COM', 'Republic Services': 'REPUBLIC SERV*', Recology: 'RECOLOGY*',
    'British Gas': 'BRITISH GAS*', EDF: 'EDF*', 'E.ON': 'EON|E ON', 'Octopus Energy': 'OCTOPUS ENERGY',
    'Scottish Power': 'SCOTTISH POWER|SCOTTISHPOWER', 'Thames Water': 'THAMES WATER', BT: 'BT GROUP|BT BUSINESS|BRITISH TELECOM',
    Vodafone: 'VODAFONE*', O2: 'O2', EE: 'EE LIMITED|EE LTD|EE STORE', 'Virgin Media': 'VIRGIN MEDIA', Telekom: 'TELEKOM*',
    Orange: 'ORANGE SA|ORANGE BUSINESS', Engie: 'ENGIE*', Vattenfall: 'VATTENFALL*', Stadtwerke: 'STADTWERKE*',
    'Idaho Power': 'IDAHO POWER', 'Intermountain Gas': 'INTERMOUNTAIN GAS', 'Rocky Mountain Power': 'ROCKY MOUNTAIN POWER|ROCKY MTN POWER', 'Pacific Power': 'PACIFIC POWER|PACIFICORP',
    Ameren: 'AMEREN*', Evergy: 'EVERGY*', PECO: 'PECO|PECOENERGY*', PPL: 'PPL ELECTRIC*', BGE: 'BGE', Pepco: 'PEPCO*', AEP: 'AEP|AMERICAN ELECTRIC POW*',
    FirstEnergy: 'FIRSTENERGY*|FIRST ENERGY', 'NV Energy': 'NV ENERGY|NVENERGY', APS: 'APS ELECTRIC|ARIZONA PUBLIC SERV*', SRP: 'SRP', 'TXU Energy': 'TXU*', Reliant: 'RELIANT ENERGY',
    'Consumers Energy': 'CONSUMERS ENERGY', NIPSCO: 'NIPSCO*', 'We Energies': 'WE ENERGIES', 'Avista': 'AVISTA*', 'NW Natural': 'NW NATURAL', 'Cascade Natural Gas': 'CASCADE NATURAL',
    Spire: 'SPIRE ENERGY|SPIRE GAS', 'Atmos Energy': 'ATMOS*', 'Nicor Gas': 'NICOR*', 'Southwest Gas': 'SOUTHWEST GAS', 'Black Hills Energy': 'BLACK HILLS', 'US Cellular': 'US CELLULAR|USCELLULAR*',
    'Mint Mobile': 'MINT MOBILE', Windstream: 'WINDSTREAM*', Ziply: 'ZIPLY*', Mediacom: 'MEDIACOM*', Sparklight: 'SPARKLIGHT*', Astound: 'ASTOUND*', Vonage: 'VONAGE*', '8x8': '8X8',
    Ooma: 'OOMA*', SSE: 'SSE|SSE ENERGY', 'OVO Energy': 'OVO ENERGY', 'Severn Trent': 'SEVERN TRENT', 'Anglian Water': 'ANGLIAN WATER', 'United Utilities': 'UNITED UTILITIES',
    'Yorkshire Water': 'YORKSHIRE WATER', 'Castle Water': 'CASTLE WATER', Sky: 'SKY BUSINESS|SKY DIGITAL', TalkTalk: 'TALKTALK*', Plusnet: 'PLUSNET*', giffgaff: 'GIFFGAFF*', npower: 'NPOWER*', Biffa: 'BIFFA*', Veolia: 'VEOLIA*',
    EnBW: 'ENBW*', '1&1': '1&1', Congstar: 'CONGSTAR*', KPN: 'KPN', Ziggo: 'ZIGGO*', Eneco: 'ENECO*', Essent: 'ESSENT*', Bouygues: 'BOUYGUES TEL*', SFR: 'SFR', Iberdrola: 'IBERDROLA*',
    Endesa: 'ENDESA*', Naturgy: 'NATURGY*', Movistar: 'MOVISTAR*', Enel: 'ENEL|ENEL ENERGIA', Proximus: 'PROXIMUS*', Swisscom: 'SWISSCOM*',
    'Rogers': 'ROGERS WIRELESS|ROGERS COMM*|ROGERS', Bell: 'BELL CANADA|BELL MOBILITY', 'BC Hydro': 'BC HYDRO', Telstra: 'TELSTRA*',
  }, 'out-or-credit'),
  rule('out', 'Utilities', 'UTILITY|UTILITIES|UTIL|UTIL PYMT|ELECTRIC BILL|ELECTRICITY|GAS BILL|WATER BILL|POWER BILL|PHONE BILL|INTERNET BILL|BROADBAND'),
];
