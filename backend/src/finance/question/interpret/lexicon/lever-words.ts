/** Words of what-if questions: what opens one, and which word makes which lever. Add a line to teach one. */
import { wordTable } from '../../../word-table.ts';

/** They make what follows a supposition. */
export const SUPPOSING_WORDS = 'what if|what happens if|what would happen if|what will happen if|suppose|supposing|imagine|assume|assuming|hypothetically|let us say|let say|if we were to|if i were to|how would it look if|what would it mean if|what does it do if|what would change if|what changes if|how does it change if|how would that change if|what is the effect if|what is the impact if|impact of|effect of|simulate|scenario where|scenario in which|what about if|and if we|and if i|let is say|scenario|effect on|impact on|thinking of|thinking about|picture|considering|planning to';

export const LEVER_WORDS = {
  hire: 'hire|hired|recruited|employed|took on|brought on|hiring|recruit|recruiting|employ|employing|take on|taking on|bring on|bringing on|onboard|staff up',
  fire: 'fire|fired|laid off|lay off|laying off|let go|letting go|make redundant',
  cancel: 'cancel|canceled|cancelled|cancelling|canceling|get rid of|drop|dropped|dropping|stop|stopped|stopping|quit|without|cut out|eliminate|end|ended|ending|give up|shut down|close|closed|closing|ditch|ditching|ditched|axe|axed|scrap|scrapped|scrapping|get rid|pay off|paid off',
  lose: 'lose|losing|lost|leave|leaves|leaving|left|churn|gone|cancel on us|cancels on us|cancelled on us|canceled on us|drops us|dropped us|walks|jumps ship|pulls out|bails|walk away|go away|goes away|went away|stop paying us|stops paying us|stopped paying us|stop buying|stops buying|stopped buying|stop ordering|stopped ordering|dried up|dries up|quit us',
  gain: 'got a new|get a new|worth|new account|new deal|new sponsor|new tenant|new subscriber|another contract|another deal|pick up|picked up|secure|secured|brings in|brought in|bringing in|won|won|land|landed|sign|signed|gain|gained|new client|new customer|new contract|extra income|extra revenue|additional revenue|another client|another customer|bring in|earn|rent out|get a grant|receive|donation of',
  buy: 'buy|bought|buying|purchase|purchased|purchasing|spend|spent|spending|invest|pay for|replace|renovate|one off|one time',
  sell: 'sell|selling|sold',
  borrow: 'borrow|borrowed|borrowing|loan|take out a loan|finance|mortgage',
  later: 'extra month|extra week|extra day|longer|later|late|delay|delayed|slower|pay after',
  up: 'bump|bumped|bumping|raise|raised|raising|increase|increased|increases|increasing|go up|goes up|went up|rise|rises|rose|grow|grows|grew|put up|putting up|hike|more|higher|extra|additional|climb|climbs|jump|jumps|double|doubles|doubled|triple|up|dearer|pricier|costlier|tripled|doubling|surge|surges|spike|spikes|growing|soar|soars|soared|growth|uplift|upturn|boost|boosts|boosted|boosting|bump|bumps|bumped|improve|improves|improved|stronger',
  down: 'minus|lower|lowered|lowering|cut|cutting|reduce|reduced|reducing|reduces|decrease|decreases|decreased|drop|drops|dropped|fall|falls|fell|go down|goes down|went down|less|fewer|halve|halved|slash|trim|shrink|shrinks|decline|declines|discount|save|down|cheaper|drop by|dip|dips|slump|slumps|shrank|collapse|collapses|downturn|slowdown|reduction|slip|slips|slipped|slipping|tank|tanks|tanked|tanking|sag|sags|sagged|sagging|plunge|plunges|plunged|plummet|plummets|plummeted|tumble|tumbles|tumbled|crater|craters|cratered|slide|slides|slid|sink|sinks|sank|soften|softens|softened|weaken|weakens|weakened|nosedive|nosedives|nosedived|slow by|slows by|slowed by|worse|weaker|softer|crash|crashes|crashed|slashed|slashing|trimmed|trimming|halving|falling|dropping|shrinking|declining|sliding',
  price: 'fee increase|fee rise|fee hike|fee raise|fee cut|rate increase|rate rise|rate hike|price increase|price rise|price hike|discount|price|pricing|our rate|hourly rate|fee we charge|what we charge|charge customer|charge client|charge more|charge less|our fee|ticket price|menu price|our charge',
  move: 'move to|moved to|moving to|relocate|relocated|relocating|switch to|switched to|switching to',
  volume: 'volume|sales|revenue|order|business|demand|customer|client|booking|turnover|patient|traffic|income|job|donor|subscriber|trade|member|guest|student|shopper|visitor|tenant|footfall|takings|everything we sell',
} as const satisfies Record<string, string>;

export type LeverWord = keyof typeof LEVER_WORDS;

/** What a supposition names without naming it: the word of the ledger that it stands for. Add a line to teach one. */
export const IMPLIED_NAMES: readonly (readonly [says: string, means: string])[] = [
  ['pay rise', 'payroll increase'], ['pay raise', 'payroll increase'], ['wage rise', 'payroll increase'], ['wage increase', 'payroll increase'], ['salary increase', 'payroll increase'], ['salary rise', 'payroll increase'], ['percent raise', 'percent payroll increase'], ['% raise', '% payroll increase'],
  ['cheaper place at', 'rent was'], ['smaller place at', 'rent was'], ['bigger place at', 'rent was'], ['larger place at', 'rent was'], ['new place at', 'rent was'], ['cheaper office at', 'rent was'], ['bigger office at', 'rent was'], ['smaller office at', 'rent was'], ['cheaper premises at', 'rent was'], ['bigger premises at', 'rent was'],
  ['one more employee at', 'hire another employee at'], ['another employee at', 'hire another employee at'],
];

/** They say at which level something would be, not by how much it changes: "if rent was 5,000", "if rent goes up to 5,000". */
export const LEVEL_WORDS: ReadonlySet<string> = new Set(['was', 'were', 'is', 'be', 'became', 'becomes', 'to', 'costs', 'cost', 'only']);

/** Said beside a hire or a delay. */
export const CHANGE_FACTORS = wordTable<number>({ double: 100, doubles: 100, doubled: 100, doubling: 100, triple: 200, triples: 200, tripled: 200, halve: -50, halves: -50, halved: -50, half: -50 });
