/**
 * Ways of saying something that is also said in plainer words. `…` stands for up to four words, which stay; a bare `…` at the front of `means` says where.
 * Add a line to teach one.
 */
export const OTHER_WORDS: readonly (readonly [says: string, means: string])[] = [
  ['break … down', 'break down …'], ['split … up', 'break down …'], ['breaking … down', 'break down …'], ['split … out by', 'break down … by'],
  ['nothing but', 'only'], ['nothing except', 'only'], ['how much percent', 'what percent'], ['how much in percent', 'what percent'],
  ['in the black or the red', 'net profit'], ['in the black or in the red', 'net profit'], ['in the red or the black', 'net profit'], ['in the red or in the black', 'net profit'], ['in the red or black', 'net profit'], ['in the black or red', 'net profit'], ['profit or a loss', 'net profit'], ['profit or loss', 'net profit'], ['a loss or a profit', 'net profit'],
  ['net of what we gave back', 'net of refunds'], ['net of what we refunded', 'net of refunds'], ['net of the refund', 'net of refunds'], ['after what we gave back', 'net of refunds'], ['less what we gave back', 'net of refunds'], ['minus what we gave back', 'net of refunds'],
  ['more cash leave than come in', 'net cash flow'], ['more cash come in than leave', 'net cash flow'], ['more money leave than come in', 'net cash flow'], ['more money come in than leave', 'net cash flow'], ['more go out than come in', 'net cash flow'], ['more come in than go out', 'net cash flow'],
  ['how many cents of every dollar of … goes to', 'what percent of … goes to'], ['how many cents of each dollar of … goes to', 'what percent of … goes to'], ['how many cents out of every dollar of … goes to', 'what percent of … goes to'],
  ['which … accounts for the drop in', 'which … fell the most in'], ['which … accounts for the fall in', 'which … fell the most in'], ['which … accounts for the rise in', 'which … rose the most in'], ['which … accounts for the increase in', 'which … rose the most in'], ['which … is behind the drop in', 'which … fell the most in'], ['which … is behind the rise in', 'which … rose the most in'], ['which … is behind the increase in', 'which … rose the most in'], ['which … caused the drop in', 'which … fell the most in'], ['which … caused the increase in', 'which … rose the most in'], ['which … caused the rise in', 'which … rose the most in'],
  ['credits we issued to', 'refunds to'], ['credits we gave', 'refunds to'], ['credits issued to', 'refunds to'], ['credit notes we issued', 'refunds'],
  ['did … gross', 'did … gross sales'], ['earn and what did we spend', 'revenue and expenses'], ['earn and how much did we spend', 'revenue and expenses'], ['make and what did we spend', 'revenue and expenses'], ['make and how much did we spend', 'revenue and expenses'], ['take in and what did we spend', 'revenue and expenses'],
  ['what … things cost us', 'top … expense categories cost us'], ['which … things cost us', 'top … expense categories cost us'], ['what … things do we spend', 'top … expense categories do we spend'],
  ['difference between what we made and what we spent', 'net profit'], ['difference between what came in and what went out', 'net cash flow'],
  ['more cash go out than in', 'net cash flow'], ['more money go out than in', 'net cash flow'], ['more cash go out than came in', 'net cash flow'], ['more money go out than came in', 'net cash flow'],
  ['capital plus interest', 'loan principal and loan interest'], ['capital and interest', 'loan principal and loan interest'], ['principal plus interest', 'loan principal and loan interest'], ['all up', 'in total'],
  ['turn over in', 'turnover in'], ['turned over in', 'turnover in'], ['turn over last', 'turnover last'], ['turned over last', 'turnover last'], ['turn over this', 'turnover this'],
  ['have … grossed', 'have … gross sales'], ['places the money went', 'expense categories'], ['places our money went', 'expense categories'], ['places my money went', 'expense categories'],
  ['if all expenses are paid', 'after all expenses'], ['once all expenses are paid', 'after all expenses'], ['if all costs are paid', 'after all costs'], ['when all costs are paid', 'after all costs'], ['once all bills are paid', 'after all bills'], ['after deduction of all costs', 'after all costs'], ['after deducting all costs', 'after all costs'], ['after deduction of all expenses', 'after all expenses'],
  ['netto of', 'net of'], ['because of what', 'why'], ['came on the account', 'came in'], ['come on the account', 'come in'], ['begin of', 'beginning of'],
  ['the part of … in our', 'the share of … in our'], ['the part of … in the', 'the share of … in the'], ['in relation to', 'as a share of'],
  ['other … than', 'other than'], ['draw the', 'plot the'], ['draw me', 'plot'], ['of all kinds', 'in total'], ['all kinds', 'in total'], ['all sorts', 'in total'],
  ['which costs did we have in total', 'total costs'], ['which expenses did we have in total', 'total expenses'], ['what costs did we have in total', 'total costs'], ['most little', 'smallest'], ['least little', 'smallest'],
  ['more expensive than', 'costing more than'],
];
