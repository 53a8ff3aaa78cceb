/** The words of a name as the trade's evidence wants them: capitals without accents or apostrophes, whole words for what banks shorten, no legal forms. */
import { LEGAL_FORMS } from '../counterparty-words.ts';
import { WHOLE_WORDS } from './trade-abbreviations.ts';

const SAYS_NOTHING = new Set('THE AND OF FOR ON AT IN TO DE DI DA DU LA LE EL UND ET Y COM CO UK NET ORG WWW GROUP GROUPS COMPANY SONS BROS INTERNATIONAL UK LTD STORE STORES SHOP SHOPS CENTRE CENTER ONLINE INTERNET DIRECT NORTH SOUTH EAST WEST NEW OLD'.split(' '));

/** Capitals A–Z and digits, blanks between words. */
export function plainName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/ø/gi, 'o').replace(/ł/gi, 'l').toUpperCase().replace(/['’`´.]/g, '').replace(/&/g, ' & ').replace(/[^A-Z0-9&]+/g, ' ').trim();
}

export function nameTokens(name: string): string[] {
  const words = plainName(name).split(' ').filter((word) => word !== '' && !LEGAL_FORMS.has(word));
  return words.map((word) => WHOLE_WORDS.get(word) ?? word);
}

/** Whether a word could tell of a trade at all. */
export function speaks(word: string): boolean {
  return word.length > 1 && !SAYS_NOTHING.has(word) && !/^\d+$/.test(word);
}
