/** "Light, gas and internet": beside another utility the light is electricity and the gas is no fuel. */
import type { Token } from '../words/tokenize.ts';

const JOINT = /^(,|and|&|plus|\+|\/|or)$/;
const UTILITY = /^(light|lights|gas|electric|electricity|power|water|sewer|heat|heating|internet|wifi|phone|phones|telephone)$/;
/** What stands in their place, in a word that only the tables know. */
const MEANT: ReadonlyMap<string, string> = new Map([['light', 'electricity'], ['lights', 'electricity'], ['gas', 'naturalgas']]);

export function withUtilitiesListed(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const meant = MEANT.get(token.text);
    return meant !== undefined && (isUtility(tokens, at, 1) || isUtility(tokens, at, -1)) ? { ...token, text: meant } : token;
  });
}

/** Behind a joint, or two ("light, and gas"). */
function isUtility(tokens: readonly Token[], at: number, step: 1 | -1): boolean {
  let other = at + step;
  while (JOINT.test(tokens[other]?.text ?? '') || other !== at + step && /^(the|our)$/.test(tokens[other]?.text ?? '')) other += step;
  return other !== at + step && UTILITY.test(tokens[other]?.text ?? '') && tokens[other]?.text !== tokens[at]?.text;
}
