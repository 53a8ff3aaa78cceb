/** Short and sloppy forms of ordinary words, and what they stand for. Add a line to teach one. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['wat', 'what'], ['wut', 'what'], ['wht', 'what'], ['hw', 'how'], ['hv', 'have'], ['pct', 'percent'], ['perc', 'percent'], ['amt', 'amount'], ['txn', 'transaction'], ['txns', 'transactions'], ['trx', 'transactions'],
  ['acct', 'account'], ['biz', 'business'], ['cust', 'customer'], ['custs', 'customers'], ['inv', 'invoice'], ['pmt', 'payment'], ['pmts', 'payments'], ['pymt', 'payment'], ['pymts', 'payments'],
  ['incl', 'including'], ['inc', 'including'], ['excl', 'excluding'], ['exl', 'excluding'], ['avg', 'average'], ['bday', 'birthday'], ['yr', 'year'], ['dept', 'department'], ['mgmt', 'management'], ['qtrly', 'quarterly'], ['mthly', 'monthly'], ['approx', 'approximately'], ['acc', 'account'], ['accts', 'accounts'], ['tot', 'total'], ['ttl', 'total'], ['cc', 'credit card'], ['btw', 'by the way'], ['cos', 'because'], ['coz', 'because'], ['tho', 'though'], ['thx', 'thanks'], ['ur', 'your'], ['r', 'are'], ['u', 'you'], ['rn', 'right now'],
  ['prof', 'professional'], ['maint', 'maintenance'], ['equip', 'equipment'], ['util', 'utilities'], ['utils', 'utilities'], ['adv', 'advertising'], ['ofc', 'office'], ['svc', 'services'], ['svcs', 'services'], ['insur', 'insurance'], ['ins', 'insurance'], ['subcon', 'subcontractors'], ['subcons', 'subcontractors'], ['mats', 'materials'], ['govt', 'government'], ['dev', 'development'],
  ['spended', 'spent'], ['payed', 'paid'], ['buyed', 'bought'], ['costed', 'cost'], ['selled', 'sold'], ['maked', 'made'], ['bringed', 'brought'], ['getted', 'got'], ['num', 'number'], ['chg', 'change'],
  ['fortnight', '2 weeks'], ['fortnights', '2 weeks'], ['n', 'and'], ['wk', 'week'], ['wks', 'weeks'], ['mo', 'month'], ['mos', 'months'], ['mth', 'month'], ['mths', 'months'], ['qtr', 'quarter'], ['qtrs', 'quarters'], ['yrs', 'years'], ['outta', 'out of'], ['wich', 'which'], ['ovr', 'over'], ['weve', 'we'], ['youve', 'you'], ['theyve', 'they'], ['otu', 'out'], ['desc', 'descending'], ['lst', 'last'], ['mkt', 'market'], ['mkting', 'marketing'], ['moolah', 'money'], ['pymnt', 'payment'], ['pymnts', 'payments'], ['counterpty', 'counterparty'],
  ['trimester', 'quarter'], ['trimesters', 'quarters'], ['semester', 'half'], ['semesters', 'halves'], ['fb', 'facebook'], ['pd', 'paid'], ['gm', 'gross margin'], ['gp', 'gross profit'], ['cashflow', 'cash flow'], ['cashflows', 'cash flows'],
  // Stretches of time.
  ['fytd', 'fiscal year to date'],
  ['cytd', 'year to date'],
  ['lytd', 'last year ytd'],
  ['pytd', 'last year ytd'],
  ['cy', 'this year'],
  ['py', 'ly'],
  ['sply', 'same period last year'],
  ['fye', 'year ended'],
]);
