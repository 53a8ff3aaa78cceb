/**
 * Kinds of category and the words owners use for them. The same phrases find the ledger's own categories of that kind by their names,
 * so that "wages" finds a category "Payroll" in one ledger and "Salaries & Wages" in another. Add a line to teach a kind.
 */
export interface CategoryWords {
  readonly kind: string;
  /** Stand for the kind in a question and in a category's name. */
  readonly phrases: string;
  /** Further words that only name a category of this kind in the ledger. */
  readonly inNames?: string;
}

export const CATEGORY_WORDS: readonly CategoryWords[] = [
  { kind: 'payroll', phrases: 'payroll|wage|salary|staff cost|staffing|staff pay|employee pay|paycheck|labor|labour|labor cost|people cost|team pay|compensation|staff wage|employee cost|employee wage|paying staff|pay our staff|pay the staff|pay the team|paying the team|pay our people|paying people|personnel|personnel cost|payrol run' },
  { kind: 'rent', phrases: 'rent|lease|rental|landlord|rent and lease' },
  { kind: 'utilities', phrases: 'utility|utility bill|energy bill|power and water|gas and electric' },
  { kind: 'advertising', phrases: 'advertising|advertisement|ad|ads|mktg|ad spend|marketing|promotion|ad budget|ad campaign|online ad|marketing and advertising' },
  { kind: 'software', phrases: 'which tool|what tool|saas tool|software|software subscription|subscription|saas|app|software tool|online tool|software cost|software license|cloud service' },
  { kind: 'shipping', phrases: 'ship for|shipping|postage|freight|courier|delivery cost|shipping and postage|shipping cost|shipment|mailing' },
  { kind: 'insurance', phrases: 'insurance|indemnity|indemnity cover|public liability|insurance premium|premium|liability cover|coverage' },
  { kind: 'travel', phrases: 'travel|trip|flight|airfare|hotel|business travel|travelling|traveling|business trip|lodging' },
  { kind: 'meals', phrases: 'meal|restaurant|dining|food delivery|takeaway|takeout|eating out|lunch|food and drink|client dinner|dinner|entertainment|meals and entertainment|eating' },
  { kind: 'merchant-fees', phrases: 'merchant fee|merchant service|processing fee|card processing|card processing fee|payment processing|payment processing fee|seller fee|platform fee|marketplace fee|transaction fee|processor fee|commission to the platform|listing fee' },
  { kind: 'bank-fees', phrases: 'bank fee|bank charge|service charge|bank service charge|banking fee|account fee|bank cost|fees to the bank' },
  { kind: 'office-supplies', phrases: 'office supply|stuff for the office|things for the office|stationery|office stuff|supply|office material|office equipment supply' },
  { kind: 'professional-fees', phrases: 'professional fee|professional service|consultant fee|advisor fee|legal and professional|legal and accounting|professional' },
  { kind: 'repairs', phrases: 'repair|maintenance|upkeep|repairs and maintenance|fixing thing|servicing' },
  { kind: 'vehicle', phrases: 'vehicle|car|truck|fuel|petrol|gasoline|ute|lorry|van|auto|fleet|vehicle expense|gas station|car and truck|automobile|gas for the truck|gas and truck|truck and gas|fuel and truck|truck and fuel|gas and vehicle|diesel' },
  { kind: 'equipment', phrases: 'equipment|machinery|machine|capital equipment|equipment purchase|capex|capital expenditure|gear' },
  { kind: 'taxes', phrases: 'tax|taxes|tax payment|tax bill|estimated tax|paid in tax|irs', inNames: 'tax' },
  { kind: 'interest-expense', phrases: 'interest expense|interest paid|loan interest|interest on the loan|interest on our loan|interest cost|interest charge|paid in interest|interest on loan|interest payment|pay in interest|interest on debt|finance charge|interest' },
  { kind: 'loan-payment', phrases: 'debt have we repaid|debt repaid|debt paid back|repaid debt|debt paid off|debt have we paid|debt did we repay|debt did we pay|loan payment|repayment|repay|repay from the credit|loan capital|loan principal|principal|loan repayment|debt repayment|repay the loan|repaid|loan principal repaid|principal repaid|pay down the loan|paid down|pay back the loan|paid back on the loan|principal payment|pay off the loan|loan paid back|debt payment|repaying the loan|loan' },
  { kind: 'loan-proceeds', phrases: 'loan proceeds|loan money|borrow|borrowed|loan received|new loan|loan funding|borrowing|loan we got|loan we received|loan we took|take out a loan|loan disbursement' },
  { kind: 'owner-draw', phrases: 'take more out|take less out|took more out|took less out|taken more out|take anything out|taken anything out|take much out|take it out|to owner|to the owner|paid the owner|pay the owner|paid ourselves|pay ourselves|to ourselves|have i taken out|i taken out|i have taken out|have we taken out for ourselves|taken for myself|took money out|take money out|taken money out|took cash out|pulled money out|take any money out|private withdrawal|private drawing|personal withdrawal|personal drawing|owner salary|shareholder draw|partner draw|member draw|pay to myself|owner draw|owner drawn|pull out for myself|pulled out for ourselves|pull out for ourselves|pull for myself|draw|drawing|drawn|owner withdrawal|owner pay|owner distribution|distribution|pay myself|paid myself|taken out by the owner|take out for myself|took out for myself|owner take out|owner taken out|owner took|owner taking|owner withdrew|owner withdrawn|pulled out for myself|personal draw|withdrawn by the owner|draw out|drew out|i take out|i took out|withdrawal by owner|taken out for myself|take out of the business|took out of the business|taken out of the business|did i take out|owner takes' },
  { kind: 'owner-contribution', phrases: 'capital injected|injected by|injected capital|introduce any fund|introduce fund|fund introduced|introduced myself|introduce myself|out of my own pocket|own pocket|my pocket|put into the company|put into the business|put of my own|injection from me|i put in|we put in ourselves|own savings into|founder capital|founder investment|founder money|capital paid in|paid in capital|shareholder capital|equity injection|owner capital|owner contribution|contribution|capital contribution|owner investment|owner put in|put in by the owner|capital injection|own money put in|put money in|put in money|put any money in|putting money in|put cash in|put money into|owner injected|injected|put into the business|invested by the owner|owner invested|paid in by the owner|contributed|my own money|owner contributed|owner funding|put in of my own' },
  { kind: 'transfer', phrases: 'transfer|internal transfer|own transfer|between accounts|between our accounts|between own accounts|moved to savings|move to savings|transfer to savings|to savings|into savings|from savings|out of savings|move out of savings|moved out of savings|move from savings|moved from savings|pulled from savings|withdrawn from savings|taken from savings|card payment|credit card payment|paid to the card|pay the card|paid off the card|pay off the card|pay off the credit card|paying the card|paying off the card|card paydown|card autopay|paid the credit card|pay the credit card|paying the credit card|saving transfer|saving account|savings|put aside|set aside|to reserve|into reserve|moved to reserve|to the reserve|into the reserve|put by|put away|stash|stashed|tucked away|squirreled away|moved between' },
  { kind: 'refunds', phrases: 'customer get back|customers got back|client get back|clients got back|buyers get back|claw back|clawed back|clawback|return|sent back|send back|got returned|returned by customer|items returned|product returns|handed back|hand back|gave back to customers|paid back to customers|credited back|send back to customers|refund|customer refund|refunded|client refund|money back|gave back|given back|give back|refunding|returned to customer|credit given|money returned to customers|chargeback|refund to customer|refund we issued|sales return|returns to customers' },
  { kind: 'cogs', phrases: 'cost of goods sold|cost of good sold', inNames: 'material|inventory|ingredient|merchandise|stock purchase|goods sold|cogs' },
  { kind: 'materials', phrases: 'material|inventory|ingredient|merchandise|stock|building material|raw material|supplies for jobs|job material|inventory purchase|product cost', inNames: 'cost of goods sold|goods sold|cogs' },
  { kind: 'subcontractors', phrases: 'locum|locums|locum cover|temp staff|agency staff|relief staff|subcontractor|sub contractor|contract labor|freelancer|contractor|subcontracting|subs|outside labor|outside help|contract help|freelance|freelance help|subcontracted work|contracted labor' },
  { kind: 'consulting', phrases: 'consulting|consulting income|consulting revenue|consulting fee|advisory|advisory income|retainer' },
  { kind: 'project', phrases: 'project|project income|project revenue|project work|project fee|job income|job|installation income' },
  { kind: 'service', phrases: 'service income|service revenue|services income|service work|service fee income' },
  { kind: 'retail', phrases: 'retail|retail sale|counter|counter sale|walk in sale|walk in|over the counter|at the till|till' },
  { kind: 'in-store', phrases: 'in store|instore|counter|counter sale|over the counter|walk in|walk in sale|at the till|till|store sale|in person|in shop|shop sale|brick and mortar|physical store|in store sale' },
  { kind: 'online', phrases: 'web shop|webshop sale|online|online sale|mail order|ecommerce|e commerce|web sale|website sale|internet sale|webshop|web store|online store|online order|web order|online shop' },
  { kind: 'wholesale', phrases: 'wholesale|wholesale sale|trade account|b2b|bulk sale|wholesale account|bulk order' },
  { kind: 'contractor-sales', phrases: 'contractor sale|sale to contractor|trade sale|sales to contractors' },
  { kind: 'interest-income', phrases: 'interest income|interest earned|interest received|saving interest|interest on saving|interest on our saving|deposit interest|interest on deposit|interest from saving|bank interest|earned in interest|interest from the bank|interest the bank paid us' },
  { kind: 'owner-contribution', phrases: 'money of her own|money of his own|money of my own|money of our own|money of their own|her own money|his own money|our own money|their own money|her own cash|his own cash|my own cash' },
  { kind: 'loan-proceeds', phrases: 'loan was funded|loan funded|loan got funded|loan paid out|loan was paid out|loan drawn down|loan came in|loan arrived' },
];
