/** How well a word that was decoded one way suits a language: the more its letters are those of the language, in one case and one script, the better. Logarithms of odds, so that words add up. */
import type { Language } from './alphabets.ts';

const NO_LETTER_OF_IT = -9;
const SIGN_INSIDE = -8;
const UNDEFINED = -15;
const STRANGE_SIGN = -5;
const USUAL_SIGN = -1;
const OTHER_CASE = -6;
const TWO_SCRIPTS = -6;

/** What texts hold beside letters, alone, before a word or behind one: quotation marks, dashes, currencies, numbers of things. */
const ALONE = /^[\u00a0«»„“”‘’‚‹›–—…•·©®™°€£§№¿¡ªº²³½¼×]+$/u;
const BEFORE_A_WORD = /^[\u00a0«»„“”‘‚‹–—•€£§№¿¡]$/u;
const BEHIND_A_WORD = /^[\u00a0«»“”’‘›–—…©®™°€£ªº²³]$/u;
const APOSTROPHE = /^[’‘'·]$/u;
const IS_LETTER = /\p{L}/u;
const IS_LATIN = /\p{Script=Latin}/u;
/** What is in no text: controls, what a byte does not stand for, and frames drawn from signs. */
const IS_NO_TEXT = /[\ufffd\p{Cc}]/u;

/** From here down a character does not belong into a text of the language, or hardly ever. */
const ODD = -5;

/** `word`: letters and whatever stands for the bytes beyond ASCII. Not positive. */
export function wordScore(word: string, language: Language): number {
  return characterScores(word, language).reduce((sum, score) => sum + score, isOfTwoScripts(word) ? TWO_SCRIPTS : 0);
}

/** How many characters beyond ASCII do not belong into a text of the language. */
export function oddCount(word: string, language: Language): number {
  return characterScores(word, language).filter((score) => score <= ODD).length;
}

function characterScores(word: string, { letters }: Language): number[] {
  const characters = [...word];
  return characters.flatMap((character, at) => {
    if (character <= '\u007f') return [];
    if (!IS_LETTER.test(character)) return [signScore(character, IS_LETTER.test(characters.slice(0, at).join('')), IS_LETTER.test(characters.slice(at + 1).join('')))];
    return [letterScore(character, letters) + (isOfOtherCase(character, characters[at - 1] ?? '', characters[at + 1] ?? '', at === 0) ? OTHER_CASE : 0)];
  });
}

function letterScore(character: string, letters: Language['letters']): number {
  const share = letters[character.toLowerCase()] ?? (character === 'İ' ? letters['ı'] : undefined);
  return share === undefined ? NO_LETTER_OF_IT : Math.log(share);
}

function signScore(sign: string, isBehindLetters: boolean, isBeforeLetters: boolean): number {
  if (IS_NO_TEXT.test(sign)) return UNDEFINED;
  if (APOSTROPHE.test(sign)) return USUAL_SIGN;
  if (isBehindLetters && isBeforeLetters) return SIGN_INSIDE;
  const usual = isBehindLetters ? BEHIND_A_WORD : isBeforeLetters ? BEFORE_A_WORD : ALONE;
  return usual.test(sign) ? USUAL_SIGN : STRANGE_SIGN;
}

/** "MüLLER", or "müLler": a word is small, large, or small behind its first letter. */
function isOfOtherCase(character: string, before: string, behind: string, isFirst: boolean): boolean {
  const isLarge = isUpper(character);
  if (!isLarge && !isLower(character)) return false;
  if (isLarge) return isLower(before);
  return isUpper(behind) || (!isFirst && isUpper(before) && isUpper(behind));
}

const isUpper = (character: string): boolean => character !== '' && character !== character.toLowerCase();
const isLower = (character: string): boolean => character !== '' && character !== character.toUpperCase();

function isOfTwoScripts(word: string): boolean {
  const letters = [...word].filter((character) => IS_LETTER.test(character));
  const latin = letters.filter((letter) => IS_LATIN.test(letter)).length;
  return latin > 0 && latin < letters.length;
}
