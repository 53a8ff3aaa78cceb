/** Words of what-if questions: what opens one, and which word makes which lever. Add a line to teach one. */

/** They make what follows a supposition. */
export const SUPPOSING_WORDS = 'what if|what happens if|what would happen if|what will happen if|suppose|supposing|imagine|assume|assuming|hypothetically|let us say|let say|if we were to|if i were to|how would it look if|what would it mean if|what does it do if|what would change if|what changes if|how does it change if|how would that change if|what is the effect if|what is the impact if|impact of|effect of|simulate|scenario where|scenario in which|what about if|and if we|and if i';

export const LEVER_WORDS = {
  hire: 'hire|hiring|recruit|recruiting|employ|employing|take on|taking on|bring on|bringing on|onboard|staff up',
  fire: 'fire|lay off|laying off|let go|letting go|make redundant',
  cancel: 'cancel|canceled|cancelled|cancelling|canceling|get rid of|drop|dropped|dropping|stop|stopped|stopping|quit|without|cut out|eliminate|end|ended|ending|give up|shut down|close',
  lose: 'lose|losing|lost|leave|leaves|left|churn|walk away|go away|goes away|went away|stop paying|stops paying|quit us',
  gain: 'win|won|land|landed|sign|signed|gain|gained|new client|new customer|new contract|extra income|extra revenue|additional revenue|another client|another customer|bring in|earn|rent out|get a grant|receive|donation of',
  buy: 'buy|bought|buying|purchase|purchased|purchasing|spend|spent|spending|invest|pay for|replace|renovate|one off|one time',
  sell: 'sell|selling|sold',
  borrow: 'borrow|borrowed|borrowing|loan|take out a loan|finance|mortgage',
  later: 'later|late|delay|delayed|slower|pay after',
  up: 'raise|raised|raising|increase|increased|increases|increasing|go up|goes up|went up|rise|rises|rose|grow|grows|grew|put up|putting up|hike|more|higher|extra|additional|climb|climbs|jump|jumps|double|doubles|doubled|triple|up',
  down: 'lower|lowered|lowering|cut|cutting|reduce|reduced|reducing|reduces|decrease|decreases|decreased|drop|drops|dropped|fall|falls|fell|go down|goes down|went down|less|fewer|halve|halved|slash|trim|shrink|shrinks|decline|declines|discount|save|down|cheaper',
  price: 'price|pricing|our rate|hourly rate|fee we charge|what we charge|charge customer|charge client|charge more|charge less|our fee|ticket price|menu price|our charge',
  volume: 'volume|sales|revenue|order|business|demand|customer|client|booking|turnover|patient|traffic|income|job|donor|subscriber|trade',
} as const satisfies Record<string, string>;

export type LeverWord = keyof typeof LEVER_WORDS;

/** Said beside a hire or a delay. */
export const CHANGE_FACTORS: Readonly<Record<string, number>> = { double: 100, doubles: 100, doubled: 100, doubling: 100, triple: 200, triples: 200, tripled: 200, halve: -50, halves: -50, halved: -50, half: -50 };
