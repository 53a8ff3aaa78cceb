/** Words by which remarks beside a question are told from what asks. */
import { MONTHS, SEASONS, UNITS } from './period-words.ts';

/** A remark has somebody or something that does or is something. */
export const SUBJECT = /^(i|we|he|she|they|it|you|everybody|everyone|nobody|somebody|anyone|my|our|the|that|this|those|these|his|her|their)$/;
export const STATES = /^(is|are|was|were|am|im|be|been|has|have|had|says?|said|thinks?|thought|know|knows|knew|feels?|felt|keeps?|kept|wants?|wanted|needs?|needed|asks?|asked|hired|bought|met|meets?|moved|started|starts?|lost|got|gets?|gave|gives?|told|tells?|beats?|kills?|hates?|loves?|likes?|swears?|went|goes|came|comes|left|ran|runs?|took|might|will|would|should|must|sit|sits|sat|heard|read|hear|saw|made|makes?|ends?|closes?|falls?|seems?|looks?|looked|worry|worries|guess|bet|reckon|suspect|reckons|guessed|bets|suspects|claims?|claimed|insists?|insisted|believes|believed|figures|figured|estimates|estimated|argues|hopes?|hoped|expected|budgeted|planned|swore|sworn|worries|sending|dropped|signed|switched|opened|cannot|can|could|do|does|did|believe|remember|forgot|forget|mean|call|calls|phone|finished|completed|wrapped|cancelled|canceled|renewed|launched|retired|skews?|distorts?|muddies|sounds?|overspent|overbought)$|ing$/;
/** What a question measures: without it the clause that asks rests on what was told before. */
export const MEASURES = /^(revenue|revenues|sales|income|turnover|takings|profit|profits|margin|margins|expenses?|costs?|spend|spent|spending|cash|burn|burned|paid|pay|pays|paying|earn|earned|earnings|made|make|making|refunds?|refunded|transactions?|payments?|deposits?|brought|bring|bringing|took|take|taken|outgoings?|overheads?|opex|cogs|balance|runway|charged?|charges|bills?|billed|invoices?|sold|sell|cleared|net|gross|fees?|received|receive|vendors?|suppliers?|customers?|clients?)$/;
export const POINTS = /^(it|its|that|those|them|they|their|theirs|he|she|him|her|his|there|these|each|both|either|same|then|ones)$/;
export const DATED = /^('\d\d|20\d\d|q[1-4]|h[12]|today|yesterday|ytd|fy\d*|last|this|past|previous|quarter|year|month|week)$/;

export const isDated = (word: string): boolean => DATED.test(word) || /^\d{4}-\d\d/.test(word) || MONTHS[word] !== undefined || SEASONS[word] !== undefined || UNITS[word] !== undefined && word.endsWith('s');
