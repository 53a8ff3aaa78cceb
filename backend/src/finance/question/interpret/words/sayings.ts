/** Puts plainer words for other ways of saying them, before anything is recognised: the reader of the tables in `lexicon/sayings`. */
import type { Saying } from '../lexicon/sayings/saying.ts';
import { SETS } from '../lexicon/sayings/sets.ts';
import type { Token } from './tokenize.ts';
import { tokenize } from './tokenize.ts';

const GAP_MOST = 4;

type Part =
  | { readonly is: 'words'; readonly options: Options; readonly name: string | null; /** "# percent" is "10%" too. */ readonly isPercent?: true }
  | { readonly is: 'gap'; readonly name: string; readonly without: ReadonlySet<string> } | { readonly is: 'number'; readonly name: string } | { readonly is: 'edge' } | { readonly is: 'start' }
  /** What must not stand here. */
  | { readonly is: 'not'; readonly words: ReadonlySet<string> };

/** Those that begin with a word, and those without one, which can stand before any; in the order in which they were taught. */
interface Options { readonly byFirst: ReadonlyMap<string, readonly (readonly string[])[]>; readonly empty: readonly (readonly string[])[] }

/** `place`: an earlier one comes before a later one that fits as many words. */
interface Rule { readonly parts: readonly Part[]; readonly means: readonly string[]; readonly place: number }
type Caught = ReadonlyMap<string, readonly Token[]>;
interface Fit { readonly from: number; readonly to: number; readonly caught: Caught }

/** Those that begin with one word: by the words that can stand behind it, and `open` where anything can. Hundreds begin with "how" or "the". */
interface Begun { readonly bySecond: ReadonlyMap<string, readonly Rule[]>; readonly open: readonly Rule[] }

/** Rules by the words that they can begin with; `#` for those that begin with a number. What stands behind a word is looked up when it is first said. */
export interface Sayings { readonly byFirst: ReadonlyMap<string, readonly Rule[]>; readonly begun: Map<string, Begun> }

export function readSayings(table: readonly Saying[]): Sayings {
  const rules = table.map(([says, means], place): Rule => {
    const parts = partsOf(says);
    return { place, parts, means: means === '' ? [] : inOrder(means.split(' '), parts.filter(({ is }) => is === 'gap').length) };
  });
  const byFirst = new Map<string, Rule[]>();
  for (const rule of rules) for (const first of new Set(firstWords(rule.parts))) putInto(byFirst, first, rule);
  return { byFirst, begun: new Map() };
}

function begunWith(first: string, { byFirst, begun }: Sayings): Begun | undefined {
  const known = begun.get(first);
  const rules = byFirst.get(first);
  if (known !== undefined || rules === undefined) return known;
  const read = bySecondWord(first, rules);
  begun.set(first, read);
  return read;
}

function bySecondWord(first: string, rules: readonly Rule[]): Begun {
  const bySecond = new Map<string, Rule[]>();
  const open: Rule[] = [];
  for (const rule of rules) {
    const seconds = new Set(secondWords(first, rule.parts));
    if (seconds.has(ANYTHING)) open.push(rule);
    else for (const second of seconds) putInto(bySecond, second, rule);
  }
  return { bySecond, open };
}

function putInto(lists: Map<string, Rule[]>, word: string, rule: Rule): void {
  const list = lists.get(word);
  if (list) list.push(rule);
  else lists.set(word, [rule]);
}

/** The first `…` of what is meant is the first of what is said, the second the second; one more is the last one again. */
function inOrder(means: readonly string[], gaps: number): string[] {
  let at = 0;
  return means.map((word) => (word === '…' && gaps > 0 ? gapName(Math.min(at++, gaps - 1)) : word));
}

const gapName = (at: number): string => (at === 0 ? '…' : `…${at}`);

/** From left to right, the longest that fits at each place; what was put in is not read again. */
export function inPlainerWords(tokens: readonly Token[], sayings: Sayings): Token[] {
  const plain: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    let best: { readonly rule: Rule; readonly fit: Fit } | null = null;
    for (const rule of rulesAt(tokens, at, sayings)) {
      const fit = fitAt(rule.parts, 0, tokens, at, NOTHING);
      if (fit !== null && fit.to > at && (best === null || fit.to > best.fit.to || fit.to === best.fit.to && rule.place < best.rule.place)) best = { rule, fit };
    }
    if (best) plain.push(...inWords(best.rule.means, best.fit.caught));
    else plain.push(token);
    at = best ? best.fit.to : at + 1;
  }
  return plain;
}

/** What all the words together can mean, an earlier saying's before a later one's; nothing where a word is left over. */
export function meaningsOfAll(tokens: readonly Token[], sayings: Sayings): string[][] {
  const meanings = [...rulesAt(tokens, 0, sayings)].sort((one, other) => one.place - other.place).flatMap(({ parts, means }) => {
    const fit = fitAt([...parts, END], 0, tokens, 0, NOTHING);
    return fit ? [inWords(means, fit.caught).map(({ text }) => text)] : [];
  });
  return meanings.filter((one, at) => meanings.findIndex((other) => other.join(' ') === one.join(' ')) === at);
}

/** Those that can begin here. */
function rulesAt(tokens: readonly Token[], at: number, sayings: Sayings): readonly Rule[] {
  const token = tokens[at];
  if (token === undefined) return [];
  const said = behind(begunWith(token.text, sayings), tokens[at + 1]);
  return token.kind === 'number' ? [...said, ...behind(begunWith('#', sayings), tokens[at + 1])] : said;
}

function behind(begun: Begun | undefined, next: Token | undefined): readonly Rule[] {
  if (begun === undefined) return [];
  const more = [begun.bySecond.get(next?.text ?? '') ?? [], next?.kind === 'number' ? begun.bySecond.get('#') ?? [] : []].flat();
  return more.length === 0 ? begun.open : [...begun.open, ...more];
}

const END: Part = { is: 'edge' };

/** What a rule means, with what was caught in its places; a number that has the percent sign needs no word for it. */
function inWords(means: readonly string[], caught: Caught): Token[] {
  const said: Token[] = [];
  for (const word of means) if (word !== 'percent' || said.at(-1)?.isPercent !== true) said.push(...(caught.get(word) ?? tokensOf(word)));
  return said;
}

const NOTHING: Caught = new Map();

/** `(a|b <set>|)` one of these (a bracket with a blank behind it is itself), `<set>` one of a named set, and the same one where it stands again, `…` up to four words (`…!<set>` none of these), `#` a number (`#sum` of money, `#date` in figures), `!<set>` none of these, `^` the beginning and `$` the end of a clause. */
function partsOf(says: string): Part[] {
  let gaps = 0;
  return (says.match(/\((?=\S)[^)]*\)|\S+/g) ?? []).map((part): Part => {
    if (part.startsWith('…')) return { is: 'gap', name: gapName(gaps++), without: new Set(part === '…' ? [] : setOf(part.slice(2))) };
    if (part === '$') return { is: 'edge' };
    if (part === '^') return { is: 'start' };
    if (part.startsWith('#')) return { is: 'number', name: part };
    if (part.startsWith('!')) return { is: 'not', words: new Set(setOf(part.slice(1))) };
    const options = part.startsWith('(') && part.length > 1 ? part.slice(1, -1).split('|').flatMap(writtenOut) : part.startsWith('<') ? setOf(part) : [part];
    return { is: 'words', options: optionsOf(options.map((option) => (option === '' ? [] : option.split(' ')))), name: part.startsWith('<') ? part : null, ...(part === 'percent' ? { isPercent: true } : {}) };
  });
}

function optionsOf(options: readonly (readonly string[])[]): Options {
  const firsts = new Set(options.flatMap(([first]) => first ?? []));
  return {
    byFirst: new Map([...firsts].map((first) => [first, options.filter((option) => option.length === 0 || option[0] === first)])),
    empty: options.filter((option) => option.length === 0),
  };
}

/** "this <unit>" inside brackets: "this day", "this week" and so on. What else has a meaning outside of brackets has none in them. */
function writtenOut(option: string): string[] {
  if (/[#…!$]/.test(option)) throw new Error(`Inside brackets only sets of words are read: ${option}`);
  const set = /<\w+>/.exec(option)?.[0];
  return set === undefined ? [option] : setOf(set).flatMap((words) => writtenOut(option.replace(set, words)));
}

function setOf(name: string): readonly string[] {
  const words = SETS[name.replace(/[<>\d]/g, '')];
  if (!words) throw new Error(`No set of words is called ${name}`);
  return words.split('|');
}

function firstWords([first, ...rest]: readonly Part[]): string[] {
  if (first?.is === 'number') return ['#'];
  if (first?.is !== 'words') return first?.is === 'not' || first?.is === 'start' ? firstWords(rest) : [];
  return [...first.options.byFirst.keys(), ...(first.options.empty.length > 0 ? firstWords(rest) : [])];
}

/** Behind a first word: a gap, the end or what may be left out leaves it open. */
const ANYTHING = '*';

function secondWords(first: string, [part, ...rest]: readonly Part[]): string[] {
  if (part?.is === 'number') return first === '#' ? openings(rest) : [];
  if (part?.is !== 'words') return part === undefined ? [] : secondWords(first, rest);
  const said = (part.options.byFirst.get(first) ?? []).filter((option) => option.length > 0).map(([, second]) => second);
  return [
    ...said.flatMap((second) => second ?? []),
    ...(said.includes(undefined) ? openings(rest) : []),
    ...(part.options.empty.length > 0 ? secondWords(first, rest) : []),
  ];
}

function openings([first, ...rest]: readonly Part[]): string[] {
  if (first?.is === 'number') return ['#'];
  if (first?.is !== 'words' || first.isPercent) return [ANYTHING];
  return [...first.options.byFirst.keys(), ...(first.options.empty.length > 0 ? openings(rest) : [])];
}

function fitAt(parts: readonly Part[], place: number, tokens: readonly Token[], at: number, caught: Caught): Fit | null {
  const part = parts[place];
  if (!part) return { from: at, to: at, caught };
  const go = (to: number, name: string | null): Fit | null => fitAt(parts, place + 1, tokens, to, name === null ? caught : new Map(caught).set(name, tokens.slice(at, to)));
  switch (part.is) {
    case 'edge': return at === tokens.length || tokens[at]?.kind === 'stop' ? go(at, null) : null;
    case 'start': return at === 0 || tokens[at - 1]?.kind === 'stop' ? go(at, null) : null;
    case 'not': return part.words.has(asOneWord(tokens[place === 0 ? at - 1 : at])) ? null : go(at, null);
    case 'number': return isNumber(tokens[at], part.name) ? go(at + 1, part.name) : null;
    case 'gap': {
      for (let to = at + 1; to <= at + GAP_MOST && tokens[to - 1] !== undefined && tokens[to - 1]?.kind !== 'stop' && !part.without.has(tokens[to - 1]?.text ?? ''); to++) {
        const fit = go(to, part.name);
        if (fit) return fit;
      }
      return null;
    }
    case 'words': {
      let best: Fit | null = null;
      const before = part.name === null ? undefined : caught.get(part.name);
      if (part.isPercent && tokens[at - 1]?.isPercent === true) return go(at, null);
      for (const option of part.options.byFirst.get(tokens[at]?.text ?? '') ?? part.options.empty) {
        if (!option.every((word, i) => i === 0 || tokens[at + i]?.text === word)) continue;
        if (before && before.map(({ text }) => text).join(' ') !== option.join(' ')) continue;
        const fit = go(at + option.length, part.name);
        if (fit && (best === null || fit.to > best.to)) best = fit;
      }
      return best;
    }
  }
}

/** Whatever date is written, sets know it by one word. */
const asOneWord = (token: Token | undefined): string => (token?.date === undefined ? token?.text ?? '' : 'yyyy-mm-dd');

/** `#sum` is money, `#date` a date in figures. */
function isNumber(token: Token | undefined, name: string): boolean {
  if (token === undefined || name === '#date') return token?.date !== undefined;
  return token.kind === 'number' && (name !== '#sum' || isSum(token));
}

/** Money, or so many that nothing else is counted so. */
const isSum = ({ value, isMoney }: Token): boolean => isMoney === true || (value ?? 0) > 1000;

const made = new Map<string, readonly Token[]>();

function tokensOf(word: string): readonly Token[] {
  let tokens = made.get(word);
  if (!tokens) made.set(word, (tokens = tokenize(word)));
  return tokens;
}
