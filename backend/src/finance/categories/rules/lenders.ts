/** Rules for known lenders: makers' own banks, business lenders, merchant advances. Interest is told apart by its own word before. */
import { companies, type CategoryRule } from '../rule.ts';

export const LENDER_RULES: readonly CategoryRule[] = [
  // A maker's own bank, a tool truck's: a loan more often than a lease.
  ...companies('Loan Payment', {
    'Ford Credit': 'FORD CREDIT|FORD MOTOR CR*|FORDCREDIT', 'Toyota Financial': 'TOYOTA FINANCIAL|TOYOTA ACH|TOYOTA MOTOR CR*', 'GM Financial': 'GM FINANCIAL|GMF PYMT', 'Honda Financial': 'HONDA FINANCIAL|AMERICAN HONDA FIN*|HONDA PMT', 'Ally Auto': 'ALLY AUTO|ALLY FINANCIAL|ALLY PAYMT*|ALLY DES',
    'Nissan Finance': 'NISSAN MOTOR ACC*|NMAC*', 'BMW Financial': 'BMW FINANCIAL', 'Mercedes Financial': 'MERCEDES BENZ FIN*', 'Chrysler Capital': 'CHRYSLER CAPITAL|CCAP AUTO', 'Hyundai Motor Finance': 'HYUNDAI MOTOR FIN*', 'Kia Finance': 'KIA FINANCE|KIA MOTORS FIN*', 'Santander Consumer': 'SANTANDER CONSUMER',
    'Snap-on Credit': 'SNAP ON CREDIT', 'Matco Credit': 'MATCO CREDIT', 'John Deere Financial': 'JOHN DEERE FIN*|JOHN DEERE CREDIT|DEERE CREDIT', 'Kubota Credit': 'KUBOTA CREDIT', 'CAT Financial': 'CAT FINANCIAL|CATERPILLAR FIN*', 'De Lage Landen': 'DE LAGE LANDEN|DLL FINANC*', 'Balboa Capital': 'BALBOA CAP*',
    'Ascentium Capital': 'ASCENTIUM*', 'Marlin': 'MARLIN LEASING|MARLIN BUSINESS', 'Navitas': 'NAVITAS*', Crest: 'CREST CAPITAL', 'Bankers Healthcare Group': 'BANKERS HEALTHCARE|BHG FIN*', 'Live Oak Bank': 'LIVE OAK BANK*', Newtek: 'NEWTEK SMALL*', 'Celtic Bank': 'CELTIC BANK', Lendistry: 'LENDISTRY*',
    Payability: 'PAYABILITY*', 'Amazon Lending': 'AMAZON LENDING|AMAZON CAPITAL', 'Rapid Finance': 'RAPID FINANC*|RAPID ADVANCE', CAN: 'CAN CAPITAL', 'Forward Financing': 'FORWARD FINANC*', 'Greenbox Capital': 'GREENBOX CAP*', 'National Funding': 'NATIONAL FUNDING', 'Fora Financial': 'FORA FINANC*', Libertas: 'LIBERTAS FUND*',
    'Mulligan Funding': 'MULLIGAN FUND*', 'Idea Financial': 'IDEA FINANC*', Headway: 'HEADWAY CAPITAL', '8fig': '8FIG*', Uncapped: 'UNCAPPED*', YouLend: 'YOULEND*', 'Capital on Tap': 'CAPITAL ON TAP', Liberis: 'LIBERIS*', Prospa: 'PROSPA*', Moula: 'MOULA*', OnDeck: 'ONDECK*|ON DECK CAPITAL', Judo: 'JUDO BANK',
    'Start Up Loans': 'START UP LOANS|STARTUP LOANS', BDC: 'BDC LOAN|BUSINESS DEVELOPMENT BANK', Accion: 'ACCION OPP*|ACCION', Kiva: 'KIVA', 'Farm Credit': 'FARM CREDIT', 'Sheffield Financial': 'SHEFFIELD FIN*', 'Church Loan Fund': 'CHURCH LOAN FUND',
  }, 'out'),
  ...companies('Loan Proceeds', { Payability: 'PAYABILITY*', 'Amazon Lending': 'AMAZON LENDING|AMAZON CAPITAL', '8fig': '8FIG*', Uncapped: 'UNCAPPED*', YouLend: 'YOULEND*', Liberis: 'LIBERIS*', Prospa: 'PROSPA*', Moula: 'MOULA*', Lendistry: 'LENDISTRY*', 'Rapid Finance': 'RAPID FINANC*', 'Fora Financial': 'FORA FINANC*', 'National Funding': 'NATIONAL FUNDING', 'Live Oak Bank': 'LIVE OAK BANK*' }, 'in'),
];
