/** What money is there, told in a clause or a sentence of its own, and how long it lasts: read only where the question asks for how long. Add a line to teach one. */
import type { Saying } from './saying.ts';

const ABOUT = '(about|around|roughly|some|approximately|approx|just|only|just about|maybe|exactly|a little over|just over|just under|almost|nearly|currently|now|up to|like|)';
const WE = '(we|i|the business|the company|the firm|the shop)';
const NOW = '(now|right now|today|at the moment|currently|as of today|as of now|this morning|at present|as we speak|still|)';
const MONEY = '(cash|money|funds|of cash|of money|in cash|in funds|liquid|)';
const ACCOUNT = '(bank|bank account|account|accounts|bank accounts|checking|checking account|current account|business account|operating account|business checking|operating checking|savings|kitty|till|pot|safe|reserve|reserves|cash)';
const THERE = `(in the bank|in our bank|in my bank|in bank|${['in', 'on', 'in the', 'on the', 'in our', 'on our', 'in my', 'on my'].map((where) => ACCOUNT.slice(1, -1).split('|').map((one) => `${where} ${one}`).join('|')).join('|')}|on hand|in hand|to our name|to my name|to its name|left|left over|to work with|to play with|to live on|to live off|of runway money|put away|put aside|saved|saved up|stashed away|available|)`;
const NO_MORE = '(and nothing else|and that is it|and that is all|and no more|total|in total|all told|altogether|all in|)';
const SUPPOSED = '(suppose|supposing|assume|assuming|say|imagine|let us say|lets say|given|given that|if|so|well|ok|okay|so if|say that|assume that|with|with now|right now|today|currently|at the moment|as of today|)';
const BALANCE = `(the|our|my|a|total|current|) (bank balance|balance|cash balance|account balance|bank|cash position|cash on hand|cash in hand|cash at bank|cash in bank|cash in the bank|cash|cash pile|cash reserve|cash reserves|reserves|reserve|savings|funds|bank account|checking account|account|checking|business account|operating account|current account|bank statement|statement|bank app|banking app|app|ending balance|closing balance|opening balance|money in the bank)`;

/** Of each: what is told, up to the amount, and what may stand behind it. */
const TOLD: readonly (readonly [string, string])[] = [
  [`there (is|are|s|was|were|is only|is still) ${NOW} ${MONEY} ${ABOUT} #sum (of|) ${MONEY} (sitting|lying|parked|left|remaining|)`, THERE],
  [`${WE} ${NOW} (have|has|got|have got|has got|had|hold|holds|keep|own|only have|still have|just have|have only|have still|) ${MONEY} ${ABOUT} #sum ${MONEY} (sitting|lying|parked|left|remaining|)`, THERE],
  [`${WE} (are|am|) ${NOW} (sitting|left|sat) (at|on|with) ${ABOUT} #sum ${MONEY}`, THERE],
  [`${WE} (are|am|) ${NOW} down to ${ABOUT} (the last|our last|my last|) #sum ${MONEY}`, THERE],
  [`${WE} (closed|close|ended|end|finished|start|started) (the|this|last) (day|week|month|quarter|year) (with|at|on) ${ABOUT} #sum ${MONEY}`, THERE],
  [`${BALANCE} ${NOW} (is|was|are|at|stands at|is at|stood at|sits at|is sitting at|shows|reads|says|has|holds|comes to|come to|came to|of|shows us at|says we have|tells me we have|says there is|is down to|totals) ${ABOUT} #sum`, `${THERE} (in it|)`],
  [`(all|everything) (that|) ${WE} (have|has|got|have got|own|hold) (left|) (is|are) ${ABOUT} #sum ${MONEY}`, THERE],
  [`${ABOUT} #sum ${MONEY}`, THERE.replace(/\|\)$/, ')')],
  [`(between|in|across|on) (the|our|my|both|all|) (bank|checking|savings|account|accounts|bank accounts|checking and savings|checking and the savings|savings and checking) ${WE} (have|has|got|have got) ${ABOUT} #sum`, ''],
  [`${WE} (just|) (checked|looked at|logged into|looked into) (the|our|my) (bank|balance|account|bank account) (:|,|-|and|) (there is|it is|it says|we have|it shows|) ${ABOUT} #sum`, THERE],
];

/** A label with its amount: "bank balance: 62k", "cash on hand 62k". */
const LABEL = `${BALANCE} ${NOW} (:|=|-|,|) ${ABOUT} #sum`;

/** What is told, up to its end, with what stands for it; what is supposed beside it begins a clause of its own. */
const aside = (told: string): Saying[] => [
  [`^ ${SUPPOSED} ${told} ${NOW} ${NO_MORE} !<stockend>`, 'with #sum in the bank ,'],
  ...['cut', 'trim', 'drop', 'reduce', 'spend', 'save', 'hire', 'cancel', 'stop', 'lose', 'slash', 'add', 'raise', 'took', 'take'].map((verb): Saying => [`^ ${SUPPOSED} ${told} ${NOW} ${NO_MORE} (,|) (and|but) (if|that|say|suppose|suppose that|say that|) (we|i) ${verb}`, `with #sum in the bank , if we ${verb}`]),
  ...['cut', 'trim', 'drop', 'reduce', 'hire', 'cancel', 'stop', 'slash', 'raise'].map((verb): Saying => [`^ ${SUPPOSED} ${told} ${NOW} ${NO_MORE} (,|;|.|:|-) (now|then|so|) ${verb}`, `with #sum in the bank , if we ${verb}`]),
  ...['costs', 'expenses', 'spending', 'payroll', 'rent', 'wages', 'sales', 'revenue'].map((what): Saying => [`^ ${SUPPOSED} ${told} ${NOW} ${NO_MORE} (,|) (and|but) (if|that|say|suppose|) (the|our|my|) ${what}`, `with #sum in the bank , if ${what}`]),
];

export const BALANCE_TOLD_SAYINGS: readonly Saying[] = [
  ...TOLD.flatMap(([told, there]): Saying[] => [...aside(`${told} ${there}`), [`(and|with|while|but|as|since|because) ${told} ${there} ${NOW} ${NO_MORE} !<stockend>`, ', with #sum in the bank ,']]),
  ...aside(LABEL),
];

const IT = '(it|that|this|they|the money|our money|the cash|our cash|everything|it all|all of it|that money|the account|our account|the bank|the balance|all that|the lot|all of that|the well|the tank|the pot)';
const HOW = '(how many months|how long|how many more months|in how many months|how much time|for how many months|for how long|how soon|how much longer|how many months more|how many months then|how long then|about how many months|roughly how long|about how long)';
const GONE = '(gone|all gone|used up|spent|empty|dry|exhausted|zero|at zero|eaten up|burned up|nothing|at nothing|broke|bust|out|out of money|out of cash|out of funds|run out|all used up|no more)';
const UNTIL = '(until|till|til|untill|before|to|unti|untl)';
const WHILE = `(${['at', 'with', 'on', 'given'].flatMap((at) => ['this', 'the', 'our', 'that'].flatMap((the) => ['', ' current', ' present', ' average', ' usual'].flatMap((now) => ['pace', 'rate', 'burn', 'burn rate', 'clip', 'rate we burn cash', 'rate we burn money', 'rate we are going', 'rate we spend'].map((rate) => `${at} ${the}${now} ${rate}`)))).join('|')}|from now|like this|then|now|roughly|please|)`;
const RUNWAY = 'how many months of runway';

/** How long what is told lasts. */
export const LASTS_ASKED_SAYINGS: readonly Saying[] = [
  [`${HOW} (do we have|have we|have we got|do i have|is there|) ${UNTIL} ${IT} (is|are|has|will be|runs|has run|run|hits|reaches|goes|) ${GONE} ${WHILE} $`, RUNWAY],
  [`${HOW} (do we have|have we|have we got|do i have|is there|) ${UNTIL} (we|i) (are|am|hit|reach|get to|run|will be|have|go|) ${GONE} ${WHILE} $`, RUNWAY],
  [`${HOW} ${UNTIL} (zero|nothing|0|empty|broke|dry|bust) ${WHILE} $`, RUNWAY],
  [`${HOW} (would|will|does|do|can|could|should) (${IT.slice(1, -1)}|) (last|carry|keep|give|buy|get|cover|leave|stretch|hold) (us|me|) (going|for|with|afloat|alive|open|out|) ${WHILE} $`, RUNWAY],
  [`${HOW} (can|could|will|would|do|should|may) (we|i) (survive|keep going|go on|last|hold out|keep the lights on|stay open|keep on|continue|carry on|get by|make it|hang on|stay afloat|keep the doors open|operate|live|keep this up) (on|with|off|for|) (that|it|this|) ${WHILE} $`, RUNWAY],
  [`when (do|will|would|are|does|is|am|should) (we|i|${IT.slice(1, -1)}) (going to|) (run|be|get|hit|go|reach|) ${GONE} ${WHILE} $`, RUNWAY],
  [`${HOW} (have|do|would|will|did) (we|i) (have|got|get|) (left|) ${WHILE} $`, RUNWAY], [`${HOW} (do|would|will) that (be|mean|make) $`, RUNWAY], [`(how many months|how long) (then|now|) $`, RUNWAY], [`${HOW} is that ${WHILE} $`, RUNWAY],
];
