/** Where a wire's text says who sent or receives it: banks write their own names and references before it. */

const WIRE_WORDS = new Set(['FEDWIRE', 'WIRE', 'WT', 'CHIPS', 'SWIFT', 'BOOK', 'CHAPS']);
/** Before these in a wire's text stand banks and references, after them the party itself: "VIA: SOME BANK B/O: NAME", "/ORG=NAME", "BNF:NAME", "A/C: NAME". */
const PARTY_MARKS: readonly (readonly string[])[] = [
  ['B', 'O'], ['BY', 'ORDER', 'OF'], ['ORIG'], ['ORG'], ['ORIGINATOR'], ['ORDERING', 'CUSTOMER'], ['ORDERING', 'CUST'], ['SENDER'], ['BNF'], ['BENEFICIARY'], ['BENEF'], ['BEN'], ['A', 'C'],
];

/** Where the party's name begins in a wire's text; 0 where the text is no wire's or marks no party. */
export function partyInWire(words: readonly string[]): number {
  if (!words.slice(0, 3).some((word) => WIRE_WORDS.has(word))) return 0;
  for (const [position] of words.entries()) {
    const mark = PARTY_MARKS.find((texts) => texts.every((text, index) => words[position + index] === text));
    const next = mark && words[position + mark.length];
    if (mark && next !== undefined && next !== '#' && next !== 'ID' && next !== 'CO') return position + mark.length;
  }
  return 0;
}
