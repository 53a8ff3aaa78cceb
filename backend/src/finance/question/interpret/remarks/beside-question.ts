/** What is told before and behind a question in clauses of its own ("Sitting down with Ben in ten minutes, so …", "… – my gut says I won't like it"): cut off as text, and whether the rest is a question by itself is seen by reading it. */
import { KIND_WORDS } from '../names/find-names.ts';
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { MEASURES, POINTS, isDated } from './remarks-words.ts';
import { WEEKDAYS } from '../periods/period-words.ts';

interface Clause {
  /** As typed. */
  readonly text: string;
  /** In small letters, without marks. */
  readonly words: readonly string[];
}

/** Where one clause ends and another may begin. */
const SEAM = /[.?!;:\n]+(?=\s|$)|,(?=\s)|\s[-–—]+(?=\s)|(?<=\w)[–—](?=\s)|\s(?=(?:so|but|and|because|cos|coz|cause) (?:what|how|which|who|when|where|show|give|list|top|tell)\b)|\s(?=(?:so|but|because|cos|coz|cause|since|as) (?:i|i'm|im|we|my|our|the|he|she|they|it|it's)\b)|(?<=\b(?:just wondering|i'm wondering|and they ask|and asks|asked me|well ask|wishes to know|to find out|awake thinking|in need of this information|requesting to know|wanting to ask)),?\s|\s(?=(?:so|but|and) (?:um|uh|er|yeah|anyway|anyhow)\b)|\s(?=and (?:then the|i (?:give|told|can't|still|want to be)|we (?:give|still))\b)/i;

const LEADS_IN = /^(so|and|but|ok|okay|well|anyway|then|now|please|hey|hi|hiya|heya|just|right|also|because|cos|coz|cause|since|as|um|uh|er|like|actually|honestly|basically|oh)$/;
const ASKS = /^(what|whats|how|hows|which|who|whos|whom|whose|where|when|why|show|give|tell|list|compare|name|rank|total|average|top|did|do|does|is|are|was|were|has|have|can|could|would|will)$/;

/** Says under which condition, of which part, in which shape, or corrects. */
const RESTRICTS = /^(direct|excluding|exclude|excludes|excl|except|without|only|minus|plus|less|including|include|includes|included|incl|counting|count|counts|counted|ignore|ignoring|exclusive|inclusive|versus|vs|v|compared|compare|comparing|comparison|than|per|each|split|splits|breakdown|broken|grouped|sorted|ranked|above|below|over|under|meaning|mean|means|meant|namely|specifically|especially|unless|if|suppose|supposing|assuming|assume|imagine|instead|rather|apart|aside|besides|strip|remove|removed|deduct|deducted|regarding|concerning|percent|percentage|share|ratio|average|median|total|sum|together|combined|separately|difference|growth|trend|forecast|budget|target|correction|sorry|scratch|actually|wait|oops|no)$/;
/** The same where it is no more than talk. */
const MERE_TALK = /\b(no (chart|charts|graph|graphs|table|tables|jargon|pressure|rush|hurry|worries|story|stories|idea|clue|details?|need|explanation|essay|fuss|drama|fluff|frills|small talk|big deal|offence|joke|kidding|doubt|accountant|expert|spreadsheet)|sorry (for|about|to|if|my|i)|sorry$|phone('s| is| at)|(with|at|on|doing) the budget|over (lunch|dinner|coffee|breakfast|here|there|it|and|the (phone|weekend|holidays))|under (the weather|pressure|stress)|each other|no$|no one|nobody|wait(ing)? (for|on|here|in|a)|doing the budget|(mean|means) (a lot|well|so much)|than (words|most|me|him|her)|if (that|it|this) (makes sense|is ok|is okay|helps|matters)|if (you|u) (can|could|don'?t mind|please|would|may)|if possible|i actually|actually (asked|called|wants|needs))\b/;
const LEAVES_OUT = /\b(first|last|top|bottom|best|worst) (one|two|three|four|five|six|ten|\d+)\b|\b(leave|leaves|leaving|left|take|takes|taking|taken) (it |them |that |those |the .*)?(out|off|aside)\b|\bskip(?! (the|any) (chart|graph|table|detail|details|story|explanation|intro|small talk|preamble|fluff))|\b(drop|forget) (it|them|the|that|those)\b|\bby (month|week|day|quarter|year|category|vendor|supplier|customer|client|name|account)\b|\b(care about|interested in|looking at|talking about|focus|focusing|only want|just want|rather have|rather see|i want|we want|i need|we need|i would like|i'd like)\b.*\b(total|sum|average|percent|top|biggest|list|month|year|each|every|only)\b/;
/** "Health cover comes to what, over the last 12 months?": asked at its end. */
const ENDS_ASKING = /(?<!\b(?:know|knows|guess|matter|or|say|so|tell|sure|dont|don't|idea) )\b(what|how much|how many|which|when|who)$/;
/** How long a list is. */
const HOW_MANY = /^(there (should|must|ought to|will|would) be|there are|i (only |just )?(want|need|expect)|just|only|expecting)? ?(two|three|four|five|six|seven|eight|nine|ten|\d\d?)( of (them|those)| names?| will do| is enough| are enough)*( please)?$/;
/** A measure that a statement gives a figure or a direction is a premise. */
const PREMISE = /\b(?<!(?:sitting|sit|sat|looking|bring|brought|put|been|wind|calm|settle|settling|catching|getting|get|waiting) )(up|down)\b|\b(rose|fell|rise|fall|grew|grown|dropped|increased?|decreased?|doubled|tripled|higher|lower|more|less|biggest|largest|highest|lowest|worst|best|most|least)\b/;

/** Somebody or something that does something. */
const SUBJECT = /^(i|im|i'm|ive|i've|i'll|i'd|id|we|we're|we've|were|he|he's|she|she's|they|they're|it|it's|its|you|everybody|everyone|nobody|somebody|someone|my|our|the|that|that's|this|his|her|their|a|an|there|there's|mr|mrs|dr)$/;
const VERB = /^(is|are|was|were|am|be|been|has|have|had|do|does|did|don't|dont|doesn't|didn't|can|can't|cant|could|couldn't|will|won't|wont|would|wouldn't|should|must|might|may|keeps?|says?|said|thinks?|thought|knows?|knew|feels?|felt|wants?|wanted|needs?|needed|asks?|asked|likes?|loves?|hates?|swears?|bets?|hope|hopes|guess|promised?|told|tells|called|calls|comes?|came|goes|went|gets?|got|makes?|made|takes?|took|gives?|gave|sits?|sat|runs?|ran|fix|fixes|turns?|looks?|used|just|quit|died|broke|lost|forgot|wishes|reckons?|makes|caught|heard|read|saw|tried|try|searched|waits?|writes?|wrote|retired|insists?|sends?|sent|puts?|rang|rung|stands?|stood|broken?|starts?|started|begins?|began|renews?|lies?|lie|lay|gives?|shows?|helps?|helped|believe|owe|owes|sleep|slept|haven't|hasn't|hadn't|isn't|aren't|wasn't|weren't|love|live|lives|work|works|worked|sells?|sold|owns?|closes?|opens?|ends?|[a-z]+n't)$/;
const CONTRACTED = /^(i'm|im|i've|ive|i'll|we're|we've|it's|its|he's|she's|they're|that's|there's|phone's|who's)$/;
/** What somebody does meanwhile, and orders that ask for no figure. */
const BUSY = /^(just |still |currently |been |busy )?(sitting|standing|typing|dictating|driving|walking|doing|getting|thinking|asking|trying|filling|applying|working|writing|preparing|prepping|waiting|looking|staring|calling|texting|talking|heading|running|meeting|having|eating|drinking|cooking|watching|voice typing|on hold|on the|in the|at the|out on|up since|been|went|got|tried|searched|looked|called|need (it|this|that|an answer|something)|needs? (it|this) (for|by)|want (it|this) (for|by)|love|loving|love this)\b/;
const ORDERS = /^(please |just |and |so )?(skip (the|any)|don't|dont|do not|bear|brace|forgive|excuse|pardon|save (me|us)|spare (me|us)|can't|cant|cannot|couldn't|settle|humou?r|sorry|help me out|keep it|be (quick|gentle|honest|kind|brief|nice)|make it (quick|short|snappy|simple)|make my day|cheer|wish me|trust me|believe me|bless|thank|cheers|thx|ta|no |nothing fancy|nothing more|great|good|lovely|perfect|awesome|brilliant|(a |one |my |and |ok |last |next |first |second |another |more )*(quick|short|silly|stupid|dumb|easy|random|boring|weird|last|one|another|next|final|more|other) (one|question|q|thing|favou?r|request|ask|check|more|last)\b|cards on the table|long story|true story|fingers|deep breath|god|lord|man|ugh|phew|sigh|yikes|oh|hope|hoping|heard on|hello|hey|hi|sir|madam|dear|deadline)\b/;
const FOR_OCCASION = /^(it's |its |it is |this is |that's )?(for|before|ahead of) (the|a|an|my|our|his|her|their|this|that|tomorrow's?|today's?|next week's?|some|your)\b.*\b(meetings?|calls?|forms?|deck|slides?|pitch|application|applications|bank|banker|banks|lender|lenders|landlord|presentation|review|renewal|return|returns|notes|records|files?|board|insurer|insurance|audit|auditor|accountant|bookkeeper|lawyer|grant|partners?|investors?|wife|husband|boss|report|newsletter|interview|visit|shift|dinner|lunch|holidays?|o'clock|class|school|project|sake|curiosity|letter|box|folder|binder|paperwork|questionnaire|survey|budget|tax)\b/;
const SHAPE = /^(in|as) (a |an |one |plain |simple |short |two |the )*(line|lines|word|words|sentence|sentences|english|numbers?|nutshell|figure|round|table|email|text|bullet|bullets|language|terms|notes?|brief|short)\b|^(one|a single|two|a short|a quick) (line|sentence|word|number|figure)\b(?! (for (each|every)|per|each|every|a (day|week|month|quarter|year))\b)|^(just|only) (the|one|a) (number|figure|figures|numbers|answer|amount)\b|^(whatever|any|whichever) (format|form|way|shape)\b|^so i can (paste|copy|print|email|text|forward|send|tell|show|sleep|relax)\b|^(roughly|ballpark|rounded|to the (cent|penny|dollar)|exact|exactly)\b|^for my (notes|records|files|sanity|own|peace)\b/;

/** "Q2 and Q3 of 2026, one number": they are added up, and not held against each other. */
const ONE_FIGURE = /\b(one|single|lump|combined) (number|figure|sum|total|amount)\b/;
const STRETCHES_JOINED = /\b(q[1-4]|h[12]|january|february|march|april|may|june|july|august|september|october|november|december)( 20\d\d)? (and|plus|&) (the )?(q[1-4]|h[12]|january|february|march|april|may|june|july|august|september|october|november|december)\b/;

/** Said in two or three words, and of nothing. */
const INTERJECTION = /^(but|help|thanks?|thank|cheers|ta|please|pls|plz|thx|tia|wow|ouch|gracias|muchas|merci|danke|hola|bonjour|ciao|goodness|gosh|god|luck|lol|haha|hahaha|yeah|yes|yep|ugh|phew|amen|sigh|could|can|would|you|u|me|my|oh|um|uh|ah|so|very|much|many|a|bunch|million|ton|tons|star|lifesaver|legend|the|best|you're|youre|ur|are|please|and|kindly|sir|madam|mate|buddy|friend|boss|dude|man|for|your|help|time|in|advance|again|know|what|i|mean|way|by|love|good|great|perfect|super|sorry|hey|heya|heyyy|hi|hiya|hello|there|everyone|folks|team)$/;
const COURTESY = /^(help|thanks?|cheers|ta|please|pls|plz|thx|tia|wow|ouch|gracias|merci|danke|hola|bonjour|ciao|goodness|gosh|god|luck|lol|haha|hahaha|yeah|yep|ugh|phew|sigh|could|can|would|star|lifesaver|legend|best|mean|perfect|sorry|hey|heya|heyyy|hi|hiya|hello|mate)$/;
/** Where on a form it stands. */
const LABEL = /^(page|slide|box|line|item|question|row|cell|part|section|point|step|field|number|no) #?\d{1,2}\b/;
/** A sum in round words ("62 thousand", "88.5k"), and what one calls a stretch of the year: the question beside them is asked of it. */
const TELLS_FIGURE = /\d ?[km]\b|\b(hundred|thousand|grand|million|mil)\b/;
const TELLS_STRETCH = /\b(season|rush|harvest|peak|busy (stretch|time|months)|slow (stretch|time|months)|fiscal|financial year|books (close|end))\b/;
/** Who asks. */
const SPEAKS = /^(the |your |an? |it's (the |your )?|this is (the |your )?|new )?(co-?)?(owner|founder|boss|bookkeeper|accountant|partner|manager|controller|cfo|cpa|office manager|assistant|wife|husband|son|daughter) (here|speaking|asking|again)( again)?$/;
const EXCLAIMS = /^(what|such) (a|an) |^(too|so) [a-z]+ to [a-z]+/;
/** Of whoever asks, and of no figure. */
const OF_ONESELF = /^(i'm|im|i am|i've|we're|we are|just|still|sitting|driving|on hold|stuck) /;
/** More is wanted than what was asked. */
const WANTS_MORE = /\b(i|we|you|he|she|they)( would| d)? (also |still |really )?(want|need|like|love|wish|wants|needs|wanted|needed)\b(?! (it|this|that|me to|you to|to be))|^(also )?(see|show|add|give|tell|list)\b/;
const BEGINS_CONDITION = /^(of|in|from|at|on|by|with|through|to|between|within|out|into|against|about|during|since|until|till|after|going|starting|looking|taking|given|all|both|every|any|some|before|once|when|if|for|that|which|who|where|while|among|amongst|across|throughout|other|not|never)$/;

/** The question without what is told before and behind it; null where nothing is. Names of the ledger by their words. */
export function withoutBeside(question: string, ledger: ReadonlySet<string>): string | null {
  const clauses = clausesOf(question);
  if (clauses.length < 2) return null;
  let [from, to] = [0, clauses.length];
  while (to - from > 1 && isBeside(clauses[to - 1] as Clause, clauses.slice(from, to - 1), ledger)) to--;
  while (to - from > 1 && isBeside(clauses[from] as Clause, clauses.slice(from + 1, to), ledger)) from++;
  const core = clauses.slice(from, to);
  const words = core.flatMap((clause) => clause.words);
  if (core.length === clauses.length || words.length < SHORTEST || isStatement(words) && !NEEDS.test(words.join(' ')) && !words.some((word) => WORD_THAT_ASKS.test(word)) || words.every(isBare)) return null;
  return core.map(({ text }) => text).join(' ').replace(/^[\s,;:.–—-]*((so|and|but|because|cos|um|uh|er|yeah|anyway|anyhow|now|then|well|ok|okay),? )*/i, '');
}

/** "2025 figure?", "the total for last month": of what, only the rest says. */
const BARE = /^(whole|entire|full|all|file|history|ledger|the|a|an|of|for|in|and|just|please|so|figures?|totals?|amounts?|numbers?|sum|value|count|dates?|altogether|together|combined|overall|both|two|three|percent|percentage|share|average|dollars|how|many|payments?|bills?|charges?|invoices?|times?|was|is|were|to|from)$/;
const isBare = (word: string): boolean => BARE.test(word) || isDated(word) || WEEKDAYS[word] !== undefined;

/** "I need our parts cost for Q3". */
const NEEDS = /^(i|we) (need|want|require|would like|am needing|am looking for) (the|our|my)\b/;
const SHORTEST = 2;
const WORD_THAT_ASKS = /^(what|how|which|who|whom|whose|where|when|why)\b|^(show|give|tell|list|compare|total|average|top)$/;

function clausesOf(question: string): Clause[] {
  const clauses: Clause[] = [];
  for (let rest = question; rest.trim() !== '';) {
    const seam = SEAM.exec(rest);
    const end = seam === null ? rest.length : seam.index + seam[0].length;
    const text = rest.slice(0, end);
    const words = text.toLowerCase().replaceAll('\u2019', "'").match(/[a-z][a-z0-9'&]*|\d(?:[\d.,:%k]*[\d%k])?|[$€£]/g) ?? [];
    if (words.length > 0) clauses.push({ text, words });
    rest = rest.slice(end);
  }
  return clauses;
}

const isNamed = (word: string, ledger: ReadonlySet<string>): boolean => (ledger.has(word) || ledger.has(lemma(word)) || KIND_WORDS.has(word) || KIND_WORDS.has(lemma(word))) && !PLAIN_WORDS.has(word);

/** Whether a clause only tells something, so that what the others ask is asked without it. */
function isBeside({ words }: Clause, others: readonly Clause[], ledger: ReadonlySet<string>): boolean {
  const told = words.filter((word, at) => at > 1 || !LEADS_IN.test(word));
  const [first = ''] = told;
  const said = told.join(' ');
  if (words.length <= MERE && words.join(' ') !== 'mean' && words.every((word) => INTERJECTION.test(word)) && words.some((word) => COURTESY.test(word))) return true;
  if (told.length === 0 || /[$€£%]/.test(said) || told.some((word) => Number(word.replaceAll(',', '')) >= LEAST_AMOUNT && !TAX_FORM.test(word)) || TELLS_FIGURE.test(said) || TELLS_STRETCH.test(said) && told.some(isTime) || asks(first) && !ORDERS.test(said)) return false;
  if (ENDS_ASKING.test(said) || HOW_MANY.test(said) || LEAVES_OUT.test(said) || told.some((word) => RESTRICTS.test(word)) && !MERE_TALK.test(said)) return false;
  if (ONE_FIGURE.test(said) && others.some((clause) => STRETCHES_JOINED.test(clause.words.join(' ')))) return false;
  if (SHAPE.test(words.join(' ')) || LABEL.test(said) || SPEAKS.test(said) || EXCLAIMS.test(said)) return true;
  if (BEGINS_CONDITION.test(first) && !BUSY.test(said) && !FOR_OCCASION.test(said) || !isTold(told, said)) return false;
  const asking = others.filter((clause) => clause.words.some((word) => asks(word) || MEASURES.test(word)));
  const asked = (asking.length > 0 ? asking : others).flatMap((clause) => clause.words);
  if (asked.some((word) => POINTS.test(word))) return ORDERS.test(said);
  const hasOwnTime = others.some(({ words: around }) => around.some(isOwnTime));
  if (told.some(isTime) && !(isStatement(told) && hasOwnTime)) return false;
  const isOfBooks = told.some((word) => MEASURES.test(word) || isNamed(word, ledger) && !OF_ONESELF.test(said));
  return !isOfBooks || !PREMISE.test(said) && !WANTS_MORE.test(said) && HAS_SUBJECT.test(said) && hasOwnTime && asksOfItself(asked, ledger);
}

const MERE = 6;
const LEAST_AMOUNT = 100;
/** "I want to check her 1099". */
const TAX_FORM = /^(1099s?|1040|1065|1120|940|941)$/;
const HAS_SUBJECT = /^[a-z']+ (and|is|are|was|has|had)\b|\b(i|i'm|we|he|she|they|it|it's|my|our|the|that|this|his|her|their|a|an|everyone|everybody|nobody|somebody|mr|mrs)\b/;
const isTime = (word: string): boolean => isDated(word) && !/^(this|last|past)$/.test(word) || WEEKDAYS[word] !== undefined || /^(half|halves)$/.test(word);
const isOwnTime = (word: string): boolean => isDated(word) && !/^(this|year|month|week|quarter|day)s?$/.test(word);

/** "What's" asks as "what is" does. */
const asks = (word: string): boolean => ASKS.test(word.replace(/'\w+$/, ''));

/** A figure of the whole business, or of somebody or something that is named. */
const asksOfItself = (asked: readonly string[], ledger: ReadonlySet<string>): boolean => asked.some((word) => WHOLE.test(word) || isNamed(word, ledger));
const WHOLE = /^(revenue|sales|income|turnover|takings|profit|margin|expenses|vendors|suppliers|customers|clients|burn|refunds)$/;

function isTold(words: readonly string[], said: string): boolean {
  return BUSY.test(said) || ORDERS.test(said) || FOR_OCCASION.test(said) && words.length > 3 || isStatement(words);
}

/** With somebody or something that does something. */
function isStatement(words: readonly string[]): boolean {
  const at = words.findIndex((word, i) => CONTRACTED.test(word) || i > 0 && VERB.test(word) || i === 0 && /^[a-z]+'s$/.test(word) && !asks(word));
  return words.length > 2 && at >= 0 && at < REACH && (CONTRACTED.test(words[at] ?? '') || words.slice(0, at).some((word) => SUBJECT.test(word)) || at < SOON || IS.test(words[at] ?? ''));
}

const IS = /^(is|are|was|were|has|have)$/;
const REACH = 9;
const SOON = 4;
