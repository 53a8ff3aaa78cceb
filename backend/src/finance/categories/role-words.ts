/** Words of a category's name, and the side its money is on, that tell its role. */
import type { AccountRole } from '../ledger/entry.ts';

interface RoleWords {
  readonly role: AccountRole;
  readonly pattern: RegExp;
  /** Only for a name whose rows are money in (or out) on balance. */
  readonly direction?: 'in' | 'out';
  /** Only for a name of its own: under another, "Repairs:Glass", that tells more. */
  readonly isOfNoPart?: true;
}

/** The last word of an English name says what kind of thing it is: "Transfer Station Fees" are fees, "Inventory Software" is software. */
const OUTGOING_HEADS = 'insurance|software|salar(y|ies)|wages?|training|education|equipment|storage|improvements?|benefits?|rent|rental|leases?|delivery|shipping|postage|logistics|advertising|marketing|promotions?|accounting|bookkeeping|repairs?|maintenance|utilities|office|offices|tools?|subscriptions?|travel|licen[cs]es?|permits?|uniforms?|hosting|pensions?|retirement|superannuation|security|printing|parking|tolls|vehicles?|internet|telephone|phones?|plan contributions|commissions?|leasing|hire|dues|memberships?|research|advice|preparation|gifts|events?|newsletters?|staff|teams?|systems?|stands?|displays?|protection|platforms?|apps?|fines|penalt(y|ies)( fees?)?|contractors?|consult(ants?|ing)|campaigns?|cleaning|compensation|reimbursements?';
/** What one is paid for doing. */
const SERVICE_HEADS = 'fees|services|work|jobs|class(es)?|lessons?|workshops?|courses|tours|consult(ing|ancy|ations?)|photography|signings?|writing|planning|commissions?|brokerage|broking|bureau|bookings|clients|campaigns?( donations)?|pledges|recharged|recharges|billed|returns prepared|subcontracting|subcontract';
/** What is worked up or sold on and bought for nothing else: a name that ends so and is money out is what was sold. */
const RAW_GOODS = 'timber|lumber|plywood|drywall|bricks?|cement|aggregates|malt|hops|barley|grapes|carcass(es)?|caskets?|coffins?|fabrics?|yarns?|leather|hides|livestock purchases|(wet|dry|bar|kitchen|cellar|shop|trading|retail|resale|opening|closing) stock|stock in trade|raw goods|(resale|bought|purchased) goods|(goods|stock|products) bought';
/** Alone, money out: what a shop or a kitchen deals in. "Food", "Coffee" and "Parts" may be anybody's own. */
const BARE_GOODS = 'goods|products?|stock|liquor|(wines?|beers?)( and spirits)?|spirits|(meat|fish|poultry|produce|dairy|bread)( and (meat|fish|poultry|produce|dairy|bread))?|fruit (and )?veg(etables)?|outsourced production|direct freight';
/** As BARE_GOODS, but under another name part of that: "Repairs:Glass", "Fuel:Wood". */
const GOODS_OF_NO_PART = '(sheet |structural |stainless |mild |scrap )?(steel|metals?|iron|copper|brass|alumini?um)|glass|marble|granite|slate|gravel|sand|concrete|topsoil|turf|wood|hardwood|softwood|clay|wool|(cut|fresh|loose|wedding|dried) flowers|foliage|bedding plants|seedlings|cheese|eggs|flour|seafood|vegetables';
/** Purchases that are no goods: what is used, and what a card's statement calls so. */
const NOT_GOODS = 'asset|assets|equipment|office|tools?|computers?|furniture|software|supplies|capital|property|vehicles?|vans?|trucks?|cars?|machinery|card|debit|credit|pos|online|internet|small|sundry|misc|miscellaneous|general|other|personal|home|house|land|building|amazon|software|it';
const GOODS = 'food|beverages?|drinks?|liquor|wine|beer|alcohol|spirits|bar|coffee|produce|meat|dairy|grocer(y|ies)|products?|retail|parts|lumber|stock|goods|resale|supplier|wholesale|flowers?|plants?|paper|feedstock|inventory';

/** Of money in, the costs of which something comes back now and then. */
const PAID_BACK = 'travel|advertising|utilities|telephone|business rates|motor expenses|motor costs|premises costs';
/** Bare, these may be what is sold: "Stationery" of a stationer, "Electricity" that tenants pay for. */
const SOLD_AS_WELL = 'postage|stationery|electricity';

/** First match wins. Tested on the normalised name. */
export const ROLE_WORDS: readonly RoleWords[] = [
  // "Cost of Parts" is what was sold; "Cost of Capital" is not.
  { role: 'cogs', pattern: /^(total )?costs? of (?!(capital|living|insurance|rent|borrowing|debt|credit|finance|funds|office)\b)|\b(cogs|costs? of (services?|svcs?|sales|goods))\b|\bcos$/ },
  // Those who are driven from the airport are the business's guests; a bank's transfers name no such place.
  { role: 'revenue', pattern: /\b(airport|hotel|guest|station|shuttle|patient|coach|taxi) transfers?$/, direction: 'in' },
  { role: 'opex', pattern: /\b(airport|hotel|guest|station|shuttle|patient|coach|taxi) transfers?$|\binterest group\b/, direction: 'out' },
  // Who is paid for work is paid for it, whatever the work is about: "Loan Signings", "Grant Writing Fees", "Embryo Transfer Fees".
  { role: 'revenue', pattern: new RegExp(`^(?!.*\\b(bank|card|merchant|wire|refund|transfer to|transfer from)\\b).+ (${SERVICE_HEADS})$`), direction: 'in' },
  { role: 'interest', pattern: /\b(interest(?! (free|only|club|groups?)\b)|finance charges?)\b|\bint( exp| expense| paid)?$|^int (on|exp)\b/, direction: 'out' },
  // What a fee is charged for does not matter to whoever earns it: "Card Processing Fees Earned", "Service Charge Income".
  { role: 'revenue', pattern: /^(?!.*\binterest\b)(?!.*\b(tax|taxes|vat|gst|loans?)\b.*(received|collected)$).*\b(fees?|charges?) (earned|income|revenue|received|billed|recharged|collected)$/, direction: 'in' },
  { role: 'opex', pattern: /\b(transfer|card|processing|merchant|wire|bank|transaction|service) (fee|fees|charge|charges)\b/ },
  { role: 'opex', pattern: /^(?!.*\b(tax|taxes|vat)\b).+ (fees?|charges?)$/, direction: 'out' },
  // Money in under a name that calls itself sales or income is just that, whatever is sold or through whom: "Sales Distribution", "Loan Processing Income".
  { role: 'revenue', pattern: /^sales (?!.*\b(tax|vat|returns?|refunds?|allowances?|discounts?|commissions?|fees?|transfers?|loans?)\b)|^(?!.*\bcost of\b).+ sales$/, direction: 'in' },
  // What an authority pays for those who are served is paid for the service; a wage subsidy is not.
  { role: 'revenue', pattern: /\b(state|county|city|child ?care|day ?care|preschool|tuition|student|pupil|patient|resident|tenant|housing|fare|meals?|care|parents?|family|ccdf|ccap) subsid(y|ies)\b/, direction: 'in' },
  { role: 'revenue', pattern: /^(?!.*\b(interest|dividends?|investment|cash ?back|rewards?|grants?|subsid(y|ies)|gains?|other|misc\w*|sundry|non operating|owners?|capital|loan|transfers?)\b).+ (income|revenue|fees|earned)$|\b(processing|preparation|prep) (income|revenue|fees)$/, direction: 'in' },
  { role: 'cogs', pattern: /\b(direct ((?!selling|marketing|mail|debit)([a-z]+ )?costs?|labou?r|wages|materials?|expenses|purchases)|job (costs?|expenses?|supplies|permits?)|landed costs?|(purchases? )?for resale|freight (in|inwards?)|inbound freight|carriage inwards?|raw material|food cost)\b/ },
  // "Rooms - Direct" is what guests book directly, where it is money in.
  { role: 'cogs', pattern: /\bdirect$|\bpurchased$|\b(production|manufacturing|processing) costs?$|\b(production|factory|manufacturing) (wages?|labou?r|staff|salaries|payroll)$|\bfilm (rental|rent|hire)$|\b(duty|duties) on (stock|goods|imports)$/, direction: 'out' },
  { role: 'cogs', pattern: /\bsublet( repairs?)?$|^sublet\b/, direction: 'out' },
  { role: 'cogs', pattern: /\b(subcontract\w*|sub contract\w*|subconsult\w*|sub consult\w*)\b(?!.*\b(insurance|software|training|management|travel)$)|^(subs|subbies)$/, direction: 'out' },
  { role: 'opex', pattern: new RegExp(`\\b(${OUTGOING_HEADS})$`), direction: 'out' },
  // A subcontractor's name whose credits outweigh its bills is still a cost; subcontract work that is paid for is not.
  { role: 'cogs', pattern: /\b(sub ?(contractors?|consultants?))\b/ },
  { role: 'loan', pattern: /\b(line of credit|loc|loan|lending|note|financing) (draws?|advances?|drawdowns?|proceeds?|paydowns?|payoff)\b|\bnotes? payable\b|\bn p\b|\bloc\b|\bprinc(ipal)?$/ },
  { role: 'transfer', pattern: /\b(amex|visa|mastercard|discover|cc|credit card|chase card|capital one|cap one|barclaycard|card) (payments?|pmts?|payoff|autopay)$|\b(payments?|pmts?) (to|on) .*\b(card|amex|visa|mastercard)$/, direction: 'out' },
  { role: 'other-income', pattern: /\binterest\b/, direction: 'in' },
  { role: 'transfer', pattern: /\b(move|moved|moves) (to|from) .*account$|\b(transfers?|credit card payments?|card repayment|own accounts?|between accounts|savings?|sweeps?)\b|\bcash (banked|banking|to (the )?(bank|till|safe|float)|from (the )?(bank|till|safe))$|^(cash )?floats?$/ },
  { role: 'owner', pattern: /\b(owners?( s)?|members?( s)?|partners?( s)?|shareholders?( s)?|stockholders?( s)?|directors?( s)?|founders?( s)?|proprietors?( s)?) (draws?|drawings?|contrib(ution)?s?|investments?|equity|capital|withdrawals?|distributions?|loans?|pay|payments?|personal|funds?|money|cash|deposits?|dividends?|current account|accounts?)\b|^(owners?|shareholders?)$|^dla$|\bdla (account|loan|repay\w*|payments?)\b|\b(funds|money|cash) (introduced|injected|withdrawn|put in|taken out)\b|^funds (in|out)$/ },
  { role: 'owner', pattern: /\b(drawings?|draws?)$|\b(drawings?|draws?) (account|[a-z]|owners?|partners?|directors?|members?)\b|^(drawings?|draws?)\b(?! (office|class|room|and)\b)|\b(paid in capital|dividends? paid)\b|\bcapital\b(?! (projects?|campaigns?|loans?|equipment|expend\w*|purchases?|assets?|goods|one|allowances?|works))|\bequity\b|^(profit |s corp |llc )?distributions$|^distributions? (to )?(owners?|members?|partners?|shareholders?)$|^profit shares? (to )?(owners?|members?|partners?)$|\b(shares? issued?|issue of shares)$|\bcash injections?\b|^personal( (expenses?|use|withdrawals?|spending|funds|money)( in)?)?$|^private (use|usage|expenses?|spending|withdrawals?|drawings?)$|\bprivate use$|^(family )?living( expenses?)?$/ },
  { role: 'owner', pattern: /\bdividends?\b|^(profit )?distribution$|\(?personal\)?$/, direction: 'out' },
  { role: 'owner', pattern: /^private$/, direction: 'out', isOfNoPart: true },
  { role: 'other-income', pattern: /\b(interest|dividends?|investment income|(other|misc|miscellaneous|sundry) (income|receipts)|cash ?back|rewards?|bank bonus|(government|covid|relief) grants?|grants?|subsid(y|ies)|job ?(keeper|seeker)|furlough|(basic|single farm) payment( scheme)?|(profit|gains?|surplus)( or loss)? on (the )?(sale|disposal)|gains?|insurance (claims?|settlements?|payouts?|recover(y|ies)|proceeds)|non operating income)\b|^(sale|disposal) of (\w+ )?(assets?|equipment|machinery|vans?|trucks?|tractors?|furniture)$/, direction: 'in' },
  { role: 'loan', pattern: /\b(loans?|principal|mortgages?|line of credit|borrowings?)\b|\b(cash|merchant) advances?$|\b(cash advance|notes?) (payments?|repayments?)\b|\b(truck|van|car|tractor|vehicle|equipment) notes?$|\b(loan|hp|hire purchase|cash advance|finance|lending|debt) repayments?$|^repayments?( of .*)?$/ },
  { role: 'opex', pattern: /\b(payroll|wages?|salar(y|ies)|employer)\b/ },
  { role: 'opex', pattern: /\btax (return )?(prep|preparation|advice|advisor|adviser|agent|accountant|consult\w*|software|filing|lawyer|attorney|service|services)\b|\btaxis?\b/, direction: 'out' },
  { role: 'tax', pattern: /\b(tax(?! (return )?(prep|preparation|advice|advisor|adviser|agent|consult\w*|filing|returns|service|services)\b)|taxes|taxation|vat|gst|hst|pst|qst|tds|irs|hmrc|(excise|alcohol|beer|wine|spirits|liquor|stamp|fuel) duty|ato|bas|payg|sars|cra|self assessment|corporation tax|ct (payments?|paid|liability|instal?ments?|bills?)|franchise tax|1040 es|1120|paye|estimated payments?)\b/ },
  { role: 'refund', pattern: /\b(refunds?|refunded|chargebacks?|returned (donations?|deposits?|sales|goods)|(donations?|deposits?|sales|goods) returned|returns? (and|to) (allowances?|customers?)|sales returns?)\b|\bcredit (notes?|memos?)( (given|issued|granted|to customers))?$|^(customer )?returns?$/, direction: 'out' },
  // A discount takes from what was sold, but nobody was paid back.
  { role: 'revenue', pattern: /\bdiscounts?( (given|allowed|granted|to customers))?$/, direction: 'out' },
  { role: 'refund', pattern: /\b(chargebacks?|(customer|client|sales) refunds?)\b/ },
  { role: 'opex', pattern: /\b(craft|cleaning|class ?room|teaching|training|marketing|office|promotional|educational|course|reading|advertising|safety) materials?$/, direction: 'out' },
  { role: 'cogs', pattern: /\b(materials?|inventory|stock purchases?|ingredients?|merchandise)\b/, direction: 'out' },
  { role: 'cogs', pattern: new RegExp(`^(${GOODS_OF_NO_PART})$|^(used |trade |retail )?cars? purchases$`), direction: 'out', isOfNoPart: true },
  { role: 'cogs', pattern: /^contract(ed)? (attorneys?|lawyers?|drivers?|teachers?|instructors?|coaches|designers?|writers?|developers?|engineers?|installers?|cleaners?|nurses?|hygienists?|technicians?|photographers?|editors?|therapists?|stylists?)$/, direction: 'out' },
  { role: 'cogs', pattern: new RegExp(`^(?!.*\\b(${NOT_GOODS})\\b)(${RAW_GOODS}) and .+`), direction: 'out' },
  { role: 'cogs', pattern: new RegExp(`^(${BARE_GOODS})$|\\b(${RAW_GOODS})$|^(?!.*\\b(${NOT_GOODS})\\b).+ purchases$|^purchases? of (?!.*\\b(${NOT_GOODS})\\b)`), direction: 'out' },
  { role: 'cogs', pattern: new RegExp(`\\b(${GOODS})\\b.* (purchases?|costs?)$|^purchases( (${GOODS}))?$`), direction: 'out' },
  { role: 'opex', pattern: /\b(expenses?|fees?|costs?|supplies|software|insurance|rent expense|advertising|marketing|sales (and|&) marketing|commissions?)\b/, direction: 'out' },
  { role: 'revenue', pattern: /\b(sales?|revenue|turnover|takings|income|fees? (earned|income)|invoices?|receipts?|retainers?|bookings?|orders?|donations? received|tuition)\b/, direction: 'in' },
  // Nobody earns these: what comes in was paid back. Who sells such a thing calls it by what is sold.
  { role: 'opex', pattern: new RegExp(`^(${PAID_BACK}|(${SOLD_AS_WELL}) (expenses?|costs?))( (and|expenses?|costs?|charges?|bills?|${PAID_BACK}|${SOLD_AS_WELL}|subsistence|marketing|promotions?|broadband|internet|entertainment|accommodation))*$`), direction: 'in', isOfNoPart: true },
  // What is called so and is money out takes revenue back: "Sales Discounts"; "Sales Team" and "Income Protection" are costs.
  { role: 'revenue', pattern: /^sales (?!(teams?|staff|reps?|people|force|agents?|managers?|training|travel|trips?|calls?|tools?|meetings?|events?|conferences?|incentives?|bonus(es)?|brochures?|samples?|leads?)\b)/ },
  { role: 'revenue', pattern: /\b(sales|revenue|takings|income)( (adjustments?|discounts?|allowances?|reversals?|corrections?|deductions?|write ?offs?|contra))?$/ },
  { role: 'revenue', pattern: /\b(sales|revenue|takings|income)\b/, direction: 'in' },
];

/** "Sales (VAT 20%)", "Fees ex GST", "Income - taxable": said of the money, no word for what it is. */
const TAX_REMARK = / (vat|gst|hst|tax) (\d+|free|exempt|inc|incl|included|inclusive|excl|excluded|exclusive|zero rated)( \d+)?\b| ((net|exclusive|inclusive|free) of|ex|excl|inc|incl|excluding|including|before|without|with|plus|less|no|non|zero rated|standard rated|exempt from) (sales )?(vat|gst|hst|tax)\b/g;

/** "4010 Sales", "Income Tax - 2025": what numbers stand around a name; forms and pension plans are called by theirs. */
const NUMBER_IN_FRONT = /^(?!(1040|1120|1065|1099|941|940|401|403)\b)[\d ]+ (?=\p{L})/u;
const YEAR_BEHIND = / (19|20)\d\d( (19|20)?\d\d)?$/;

/** The words that tell what a name's money is. */
export function tellingWords(normalizedName: string): string {
  return normalizedName.replace(NUMBER_IN_FRONT, '').replace(YEAR_BEHIND, '').replace(TAX_REMARK, '');
}
