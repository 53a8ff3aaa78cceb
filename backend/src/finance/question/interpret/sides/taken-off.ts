/** "Once their credit memos are knocked off", "net of whatever we sent back", "before any refund is deducted": a figure's own definition, or that of gross sales, told again at length and put in the words that the tables know. */
import type { NameIndex } from '../names/names.ts';
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { Token } from '../words/token.ts';

const DETERMINER = '(?:(?:any|the|all|all the|our|their|its|his|her|every|each|those|these|such|customer|client|vendor|supplier) )*';
const BACK = '(?:refunds?|refunded|returns?|credits?|credit (?:memos?|notes?)|rebates?|money back|returned (?:goods|items|things|stuff)|returned)';
const GIVER = '(?:we|i|you|they|he|she|it|was|were|got|gets|get|is|has been|have been|had been|anyone|anybody|anyone s|people|customers|clients|the customer|the vendor|the supplier)';
const GIVEN = '(?:refund(?:ed)?|credit(?:ed)?|return(?:ed)?|(?:gave|give|given|sent|send|handed|hand|paid|pay|took|taken|went|came|shipped) back)';
const WHOM = '(?: (?:to|from|by) (?:us|them|him|her|(?:the |our |any )?(?:customers|clients|buyers|guests|vendor|vendors|supplier|suppliers|insurers?|insurance company|carrier|landlord|utility|lender|bank|provider)))?';
/** "The credits for returned stock". */
const FOR_GOODS = '(?: (?:for|on) (?:the |any |our )?(?:(?:returned|damaged|faulty|broken|bad|defective|short) (?:goods|stock|items|stuff|things|supplies|materials|deliveries|products|orders)|returns))?';
/** What goes back, as a thing or as a deed. */
const THING = `${DETERMINER}(?:(?<what>[a-z]+) )?${BACK}(?: (?:notes?|memos?))?${FOR_GOODS}(?: (?:that )?(?:they|we|i|you) (?:gave|issued|got|sent|made|handed|paid|returned|shipped)(?: (?:us|them|back|out))?)?${WHOM}`;
const GOODS = '(?:(?:the|any|all|all the|our|that) )?(?:stuff|things|goods|items|bits|products?|merchandise|parts|supplies|materials|pieces|ones|stock|boxes|cases|pallets|money)';
const WHAT_GOES_BACK = `(?:what|whatever|anything|everything|all that|what money|${GOODS})`;
/** "Net of anything refunded". */
const WENT_BACK = '(?:anything|everything|whatever|all|all that|the amounts|amounts|any amounts|the money|any money|money) (?:that |which )?(?:is |was |were |got |gets |been |has been |had to be )?(?:refunded|given back|handed back|paid back|credited back|sent back)(?: to (?:them|customers|clients|(?:the|our) (?:customers|clients)))?';
const DEED = `${WHAT_GOES_BACK} (?:that )?${GIVER}(?: (?:have|has|had))?(?: us| them)? ${GIVEN}(?: us| them)?${WHOM}(?: (?:in|as) (?:refunds|returns|credits))?`;
const HANDED = '(?:any|the|anyones?|anybodys?|peoples|customers|clients|our customers|our clients)? ?money (?:is|was|gets|got|goes|went) (?:handed |given |sent |paid )?back(?: to (?:anyone|anybody|them|(?:the |our )?(?:customers|clients)))?';
const OFF = '(?:(?:is|are|was|were|get|gets|got|have been|has been|being|have|has) )?(?:already )?(?:taken|knocked|come|came|comes|netted|backed|subtracted|deducted|netted|removed|stripped|accounted for|counted|considered|included|allowed for)(?: (?:off|out|away|against it))?';
const GO_OFF = '(?:come|comes|came|go|goes|went)(?: (?:off|out))';
const DOER = '(?:(?:you|we|i|one|they) )?';
const TAKE = '(?:take|taking|took|knock|knocking|knocked|deduct|deducting|deducted|subtract|subtracting|subtracted|net|netting|back|backing|strip|stripping|remove|removing|count|counting|pull|pulling)(?: (?:off|out|away))?';

const line = (when: string, ...ways: string[]): RegExp => new RegExp(`^(?:${when}) (?:${ways.join('|')})$`);
const named = (thing: string, name: string): string => thing.replace('<what>', `<${name}>`);

/** What is netted anyway. */
const NET = [
  line('once|when|after|with|now that|if', `${named(THING, 'a')} ${OFF}`, `${named(THING, 'b')} ${GO_OFF}`, `${DEED} (?:${OFF}|${GO_OFF})`, `${WENT_BACK} (?:${OFF}|${GO_OFF})`),
  line('once|when|after|if', `${DOER}${TAKE} ${named(THING, 'a')}(?: (?:off|out|away))?`, `${DOER}${TAKE} ${DEED}(?: (?:off|out|away))?`),
  line('net of|less|minus|after|with|once', `${DEED}(?: ${OFF})?`), line('net of|less|minus|after', WENT_BACK), line('after|once', HANDED), line('net of|less|minus|after', THING),
  new RegExp(`^${named(THING, 'a')} already (?:off|out|gone)$`),
  new RegExp(`^${named(THING, 'a')} (?:already )?(?:netted|knocked|taken|deducted|subtracted|backed)(?: (?:off|out|away))?$`),
];
/** Sales from which nothing was taken: of what vendors credit there is no such figure. */
const GROSS = [
  line('before|prior to|ahead of', `${named(THING, 'a')} ${OFF}`, `${named(THING, 'b')} ${GO_OFF}`, DEED, HANDED, '(?:anyone|anybody|any customer|any of them|customers|people) (?:got|gets|get|was given|were given) (?:any |their |some )?money back'),
  line('before', '(?:any |the |all |all the )?(?<a>[a-z]+) (?:refunds|returns)'),
  line('before', `${DOER}${TAKE} ${named(THING, 'a')}(?: (?:off|out|away))?`, `${DOER}${TAKE} ${DEED}`),
  line('with no|and no|having no|no|with zero|with none of the', `(?:(?<a>[a-z]+) )?(?:refunds?|returns?) ${OFF}`), line('with nothing|and nothing|nothing', `${OFF} for (?:(?:the|any|our) )?(?:(?<b>[a-z]+) )?(?:refunds?|returns?)`),
  line('without', `(?:any |the |our )?(?:(?<a>[a-z]+) )?(?:refunds?|returns?) (?:being |getting )?(?:taken|knocked|subtracted|deducted|netted)(?: (?:off|out|away))?`),
  new RegExp('^(?:with |and )?(?:any |the |all |all the |customer )*(?:refunds?|returns?) (?:not (?:yet )?(?:being )?(?:taken off|taken out|knocked off|deducted|subtracted|netted|netted off)|still in|left in|left alone|ignored)$'),
];
const OF_VENDORS = /\b(credit|credits|credited|rebates?)\b/;

const BEGINS = /^(once|when|after|with|without|and|having|no|nothing|now|if|net|less|minus|before|prior|ahead|any|the|all|supplier|vendor|customer|refunds?|returns?|credits?)$/;
const MOST_WORDS = 14;
const LEAST_WORDS = 3;

const words = (text: string): Token[] => text.split(' ').map((word): Token => ({ text: word, raw: word, kind: 'word' }));

/** The longest that fits at each place; beside "gross" nothing is netted anyway. */
export function withTakenOffSaid(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  if (tokens.every(({ text }) => !/^(refund|return|credit|rebate|money|gave|give|given|sent|handed|paid|took|went|came|back)/.test(text))) return tokens;
  // Own money that came back from savings is no return.
  if (tokens.some(({ text }) => /^savings?$/.test(text))) return tokens;
  const isGross = tokens.some(({ text }) => text === 'gross');
  const said: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = BEGINS.test(tokens[at]?.text ?? '') ? lengthAt(tokens, at, index, isGross) : null;
    if (length === null) said.push(tokens[at++] as Token);
    else {
      said.push(...words(length.isNet ? 'net of returns' : 'before refunds'));
      at += length.words;
    }
  }
  return said;
}

function lengthAt(tokens: readonly Token[], at: number, index: NameIndex, isGross: boolean): { readonly words: number; readonly isNet: boolean } | null {
  for (let count = MOST_WORDS; count >= LEAST_WORDS; count--) {
    const piece = tokens.slice(at, at + count);
    if (piece.length < count || piece.some(({ kind }) => kind !== 'word')) continue;
    const text = piece.map((token) => token.text).join(' ');
    const fits = (forms: readonly RegExp[]): boolean => forms.some((form) => { const found = form.exec(text); return found !== null && Object.values(found.groups ?? {}).every((what) => what === undefined || mayBeAnything(what, index)); });
    if (!isGross && fits(NET)) return { words: count, isNet: true };
    if (!OF_VENDORS.test(text) && fits(GROSS)) return { words: count, isNet: false };
  }
  return null;
}

/** For what money goes back, or who gives it: no refund of another kind. */
const SAYS_WHY = /^(damage|breakage|warranty|goodwill|cancellation|insurers?|carrier|insurance)$/;

/** "The reprint credits": of whatever; of a name or a kind that the ledger has, it may say which are meant. */
const mayBeAnything = (word: string, { words: known, byWord }: NameIndex): boolean => SAYS_WHY.test(word) || !PLAIN_WORDS.has(word) && !known.has(word) && !byWord.has(lemma(word));
