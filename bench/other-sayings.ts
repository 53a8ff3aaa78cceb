/** The ways in which one party or category is said, as people type and speak of it. */
export interface Form {
  readonly how: string;
  readonly text: string;
  /** The words that name it, without those put around it. */
  readonly of: string;
}

const unaccented = (text: string): string => text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').replaceAll('ß', 'ss');
export const plainWords = (text: string): string[] => unaccented(text).toLowerCase().replace(/['’.]/g, '').split(/[^a-z0-9]+/).filter((word) => word !== '' && word !== 'and').map((word) => word.replace(/(?<=...)s$/, ''));

const TAIL = /,? (inc|ltd|llc|llp|co|gmbh & co\.? kg|gmbh|sarl|bv|ab|uk)\.?$/i;
const SAID_OF = /\b(on|for|of|from|with|to|at) $/i;

export function formsOfParty(name: string, shorts: readonly string[], before: string, side: string): Form[] {
  const [short = name] = shorts;
  const bare = name.replace(TAIL, '');
  const forms: Form[] = [{ how: 'whole name', text: name, of: name }];
  const add = (how: string, text: string, of: string): void => void (forms.some((form) => form.text === text) || forms.push({ how, text, of }));
  for (const [at, one] of shorts.entries()) add(at === 0 ? 'shortest name' : 'part of the name', one, one);
  for (const one of [name, short]) {
    add('without accents', unaccented(one), one);
    add('without dots and apostrophes', one.replace(/[.'’]/g, ''), one);
    add('hyphen as a space', one.replaceAll('-', ' '), one);
    add('hyphen left out', one.replaceAll('-', ''), one);
    add('"and" for "&"', one.replace(/ ?& ?/g, ' and '), one);
    add('"&" left out', one.replace(/ ?& ?/g, ' '), one);
    add('in small letters', one.toLowerCase(), one);
    add('in capitals', one.toUpperCase(), one);
    add('in quotes', `"${one}"`, one);
  }
  add('legal tail dropped', bare, bare);
  if (!/\b(PTA|PTO|School|Council|Residence|Trust)\b/.test(name)) add('another legal tail', `${bare} ${/ltd/i.test(name) ? 'Inc' : 'Ltd'}`, bare);
  for (const one of [short, shorts[1] ?? name]) for (const [how, typed] of mistyped(one)) add(how, typed, one);
  add('with "the"', `the ${short}`, short);
  if (SAID_OF.test(before)) {
    add('possessive', possessive(short), short);
    add('with a noun behind', `the ${short} account`, short);
    if (/^(in|revenue)$/.test(side)) add('with a noun behind', `the ${short} job`, short);
    if (/^(out|expenses)$/.test(side)) for (const one of [possessive(short), shorts[1] ?? name]) add(one.endsWith("'s") ? 'possessive and a noun' : 'with a noun behind', `${one} bills`, one);
  }
  return forms;
}

const possessive = (name: string): string => (/['’]s$/.test(name) ? name : `${name}'s`);

/** One letter wrong in the longest word, of six letters or more: dropped, doubled or swapped with the next, never the first. */
function mistyped(name: string): [how: string, text: string][] {
  const [word = ''] = (name.match(/\p{L}{6,}/gu) ?? []).sort((a, b) => b.length - a.length);
  if (word === '') return [];
  const at = Math.floor(word.length / 2);
  const typed = (letters: string): string => name.replace(word, word.slice(0, at) + letters + word.slice(at + 2));
  const [one = '', next = ''] = word.slice(at, at + 2);
  return [['a letter dropped', typed(next)], ['a letter doubled', typed(one + one + next)], ...(one === next ? [] : [['two letters swapped', typed(next + one)] as [string, string]])];
}

const NOUNS = { out: ['costs', 'expenses', 'spend', 'spending', 'bill', 'bills'], in: ['income', 'revenue', 'sales', 'takings'] };
const OWN_NOUN = / (costs?|expenses?|spend|spending|bills?|income|revenue|sales|takings)$/i;

export function formsOfCategory(name: string, role: string, after: string): Form[] {
  const forms: Form[] = [];
  const add = (how: string, text: string): void => void (text === name || forms.some((form) => form.text === text) || forms.push({ how, text, of: text }));
  add('in small letters', name.toLowerCase());
  add('"and" and "&"', / & /.test(name) ? name.replace(/ & /g, ' and ') : name.replace(/ and /gi, ' & '));
  add('"&" left out', name.replace(/ (&|and) /gi, ' '));
  const last = /[a-z]{4,}$/i.exec(name)?.[0] ?? '';
  if (last !== '' && !/(ss|ing|ware|age|ment|income|revenue|staff|payroll|insurance|internet|stock|equipment)$/i.test(last)) add('singular or plural', name.slice(0, -last.length) + otherNumber(last));
  const words = name.split(' ');
  if (words.length === 2) add('reordered', `${words[1]} ${words[0]}`.toLowerCase());
  const joint = / (?:&|and) /i.exec(name);
  if (joint && !/ .* (&|and) | (&|and) .* /i.test(name)) add('reordered', `${name.slice(joint.index + joint[0].length)} and ${name.slice(0, joint.index)}`.toLowerCase());
  const nouns = /^(opex|cogs)$/.test(role) ? NOUNS.out : role === 'revenue' ? NOUNS.in : [];
  if (!/^ (costs?|expenses?|spend|spending|bills?|income|revenue|sales|takings|payments?)\b/i.test(after)) for (const noun of nouns) add(OWN_NOUN.test(name) ? 'another noun of its side' : 'with a noun of its side', `${name.replace(OWN_NOUN, '')} ${noun}`.toLowerCase());
  return forms;
}

const otherNumber = (word: string): string => (/ies$/i.test(word) ? word.replace(/ies$/i, 'y') : /(x|ch|sh)es$/i.test(word) ? word.slice(0, -2) : /s$/i.test(word) ? word.slice(0, -1) : /[^aeiou]y$/i.test(word) ? `${word.slice(0, -1)}ies` : /(x|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`);
