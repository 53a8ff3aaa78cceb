/** Rules for further known vendors: what trades buy, what offices pay every month, who runs payrolls and pensions, who leases and lends. */
import { companies, type CategoryRule } from '../rule.ts';

export const TRADE_VENDOR_RULES: readonly CategoryRule[] = [
  ...companies('Cost of Goods Sold', {
    Heineken: 'HEINEKEN*', 'Matthew Clark': 'MATTHEW CLARK BIB*|MATTHEW CLARK WHOLESALE|MATTHEW CLARK LTD|MATTHEW CLARK DD*', 'Molson Coors': 'MOLSON COORS*', Carlsberg: 'CARLSBERG*', Diageo: 'DIAGEO*', LWC: 'LWC DRINKS', Nutrien: 'NUTRIEN*', Helena: 'HELENA AGRI*|HELENA CHEM*',
    'Costume Gallery': 'COSTUME GALLERY', Weissman: 'WEISSMAN DESIGN*|WEISSMANS', "L'Oréal": "L'OREAL*|LOREAL*", Schwarzkopf: 'SCHWARZKOPF*', 'Salon Services': 'SALON SERVICES', 'Capital Hair & Beauty': 'CAPITAL HAIR*',
    'SCP Distributors': 'SCP DISTRIB*|POOLCORP*', 'Univar': 'UNIVAR*', 'Linde': 'LINDE GAS*|PRAXAIR*', Airgas: 'AIRGAS*', Matheson: 'MATHESON TRI*|MATHESON GAS', 'Service Center Metals': 'SERVICE CENTER METALS', Ryerson: 'RYERSON*',
    'Bidfood': 'BIDFOOD*|BIDFRESH*', 'Reynolds Catering Supplies': 'REYNOLDS CATERING', 'Ooni': 'OONI', 'Siteone': 'SITEONE*', 'GreenPrairie': 'GREENPRAIRIE*', 'Coremark': 'CORE MARK|COREMARK*', McLane: 'MCLANE CO|MCLANE COMPANY|MCLANE FOOD*', 'UNFI': 'UNFI*|UNITED NATURAL FOODS*', KeHE: 'KEHE*',
    'S&S Activewear': 'S&S ACTIVEWEAR|SS ACTIVEWEAR', SanMar: 'SANMAR*', alphabroder: 'ALPHABRODER*', Printful: 'PRINTFUL*', Printify: 'PRINTIFY*', Gelato: 'GELATO COM*', Ingram: 'INGRAM BOOK*|INGRAM CONTENT*|INGRAM MICRO*', 'Baker & Taylor': 'BAKER & TAYLOR',
  }),
  ...companies('Software Subscriptions', {
    Carta: 'CARTA INC|CARTA COM|CARTA EQUITY', DAT: 'DAT SOLUTIONS|DAT LOADBOARD|DAT FREIGHT', Truckstop: 'TRUCKSTOP*', 'NCR Voyix': 'NCR VOYIX*|NCR CORP*', BambooHR: 'BAMBOOHR*|BAMBOO HR', Eyefinity: 'EYEFINITY*', 'Epidemic Sound': 'EPIDEMIC SOUND', Artlist: 'ARTLIST*', Motive: 'KEEPTRUCKIN*|MOTIVE TECH*',
    Checkr: 'CHECKR*', Certn: 'CERTN*', PlayNetwork: 'PLAYNETWORK*', SiriusXM: 'SIRIUSXM*|SIRIUS XM', 'Mood Media': 'MOOD MEDIA*', Pandora: 'PANDORA MEDIA*', Lattice: 'LATTICE COM*', Greenhouse: 'GREENHOUSE SOFT*', Jobber: 'JOBBER SOFT*|GETJOBBER*|JOBBER COM', ServiceTitan: 'SERVICETITAN*', Procore: 'PROCORE*', CompanyCam: 'COMPANYCAM*',
    Buildertrend: 'BUILDERTREND*', PandaDoc: 'PANDADOC*', Gong: 'GONG IO', ZoomInfo: 'ZOOMINFO*', Apollo: 'APOLLO IO', Webflow: 'WEBFLOW*', Vercel: 'VERCEL*', Netlify: 'NETLIFY*', Supabase: 'SUPABASE*', Sentry: 'SENTRY IO', Datadog: 'DATADOG*', PagerDuty: 'PAGERDUTY*', Linear: 'LINEAR APP|LINEAR ORBIT', Cursor: 'CURSOR AI*|ANYSPHERE*',
    Descript: 'DESCRIPT COM|DESCRIPT INC', Frame: 'FRAME IO', Milanote: 'MILANOTE*', Miro: 'MIRO COM|REALTIMEBOARD*', Airtable: 'AIRTABLE*', ClickUp: 'CLICKUP*', 'Monday.com': 'MONDAY COM', Loom: 'LOOM INC|LOOM COM', Grammarly: 'GRAMMARLY*', '1Password': '1PASSWORD*', Deputy: 'DEPUTY COM|DEPUTY TECH*', 'When I Work': 'WHEN I WORK',
  }),
  ...companies('Vehicle', {
    PrePass: 'PREPASS*', Bestpass: 'BESTPASS*', Allstar: 'ALLSTAR BUSINESS*|ALLSTAR CARD*', 'UK Fuels': 'UK FUELS*', 'Keyfuels': 'KEYFUELS*', Fuelman: 'FUELMAN*', FleetCor: 'FLEETCOR*', 'Mercedes-Benz Leasing': 'MERCEDES BENZ LEASING', 'VW Leasing': 'VW LEASING|VOLKSWAGEN LEASING', 'BMW Leasing': 'BMW LEASING', 'Audi Leasing': 'AUDI LEASING',
    Arval: 'ARVAL', Ayvens: 'AYVENS*|LEASEPLAN*|ALD AUTOMOTIVE', Alphabet: 'ALPHABET GB*|ALPHABET FUHR*', Lex: 'LEX AUTOLEASE', Zenith: 'ZENITH VEHICLE*', Penske: 'PENSKE TRUCK*|PENSKE LEASING', Ryder: 'RYDER TRANS*|RYDER TRUCK*',
  }),
  ...companies('Utilities', { 'Water Plus': 'WATERPLUS*|WATER PLUS', 'Business Stream': 'BUSINESS STREAM', Everflow: 'EVERFLOW WATER', Wave: 'WAVE UTILIT*', 'E.ON': 'EON NEXT*|E ON NEXT|EON ENERGY*', Drax: 'DRAX*|HAVEN POWER', 'Crown Gas & Power': 'CROWN GAS*', Opus: 'OPUS ENERGY', Gamma: 'GAMMA TELECOM*', bOnline: 'BONLINE*', Starlink: 'STARLINK*', Sunrun: 'SUNRUN*', Sunnova: 'SUNNOVA*' }),
  ...companies('Office Supplies', { 'W.B. Mason': 'WB MASON*|W B MASON', 'Lakeshore Learning': 'LAKESHORE LEARN*', 'Discount School Supply': 'DISCOUNT SCHOOL SUPP*', 'ARC Document Solutions': 'ARC DOCUMENT*', 'Crystal Springs': 'CRYSTAL SPRINGS WATER', ReadyRefresh: 'READYREFRESH*', Quench: 'QUENCH USA' }),
  ...companies('Shipping', { 'Pitney Bowes': 'PITNEY BOWES*', Quadient: 'QUADIENT*|NEOPOST*', 'FP Mailing': 'FP MAILING*' }),
  ...companies('Equipment', { 'Haas Automation': 'HAAS FACTORY*|HAAS AUTOMATION', Andis: 'ANDIS CO*|ANDIS CLIP*', 'B&H Photo': 'B&H PHOTO', Keyence: 'KEYENCE*' }),
  ...companies('Dues & Training', { 'PRS for Music': 'PERFORMING RIGHT S*', SESAC: 'SESAC*' }),
  ...companies('Insurance', { 'Merchants Bonding': 'MERCHANTS BONDING*', 'CNA Surety': 'CNA SURETY', 'Berkley': 'BERKLEY INS*|W R BERKLEY', 'Brotherhood Mutual': 'BROTHERHOOD MUT*', GuideOne: 'GUIDEONE*', 'Church Mutual': 'CHURCH MUTUAL' }),
];
