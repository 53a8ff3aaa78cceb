/** Which rows of two statements are one payment: by example. */
import { describe, expect, test } from '@jest/globals';
import { compareWords, wordsOf } from './compare-words.ts';
import { matchStatements } from './match-statements.ts';
import type { LeftOver, Overlap } from './statement-row.ts';

const MONTH = { from: '2026-03-01', to: '2026-03-31' };
let made = 0;
const row = (day: number, amountMinor: number, description: string, span = MONTH): LeftOver => ({
  key: `row ${(made += 1)}`, date: `2026-03-${String(day).padStart(2, '0')}`, amountMinor, currency: 'USD', description, counterparty: null, account: 'Checking', role: 'bank', span,
});

function match(known: readonly LeftOver[], added: readonly LeftOver[], more: Partial<Overlap> = {}): { certain: string[][]; proposed: string[][] } {
  const found = matchStatements({ known, added, knownCount: known.length, addedCount: added.length, exactCount: 20, apart: new Set(), leftToOwner: new Set(), ...more });
  const named = (pairs: typeof found.certain): string[][] => pairs.map((pair) => [pair.known.description, pair.added.description]);
  return { certain: named(found.certain), proposed: named(found.proposed) };
}

describe('texts of banks', () => {
  test.each([
    ['SQ *BLUE BOTTLE 1234', 'Blue Bottle Coffee', 'shared'],
    ['POS PURCHASE 0412 STAPLES #12 BOSTON MA', 'STAPLES 12', 'shared'],
    ['AMZN MKTP US*2K4', 'Amazon Marketplace', 'shared'],
    ['LASTSCHRIFT MÜLLER GMBH', 'mueller', 'same'],
    ['BLUEBOTTLE', 'Blue Bottle', 'shared'],
    ['OAK PROPERTIES', 'oak street cafe', 'some'],
    ['DEPOSIT', 'Northwind Traders', 'silent'],
    ['Harbor Freight', 'Tool Depot', 'other'],
    ['CHECK 1001', 'CHECK 1002', 'contradiction'],
    ['GITHUB 4471', 'GITHUB 9902', 'contradiction'],
  ])('%s and %s: %s', (one, other, agree) => {
    expect(compareWords(wordsOf({ description: one }), wordsOf({ description: other })).agree).toBe(agree);
    expect(compareWords(wordsOf({ description: other }), wordsOf({ description: one })).agree).toBe(agree);
  });
});

describe('two statements', () => {
  const staples = row(5, -84_20, 'POS PURCHASE STAPLES #12');

  test('with a name that is longer, or a day or two later, tell of one payment', () => {
    expect(match([staples], [row(7, -84_20, 'Staples')]).certain).toEqual([['POS PURCHASE STAPLES #12', 'Staples']]);
    expect(match([staples], [row(5, -84_21, 'Staples')])).toEqual({ certain: [], proposed: [] });
  });

  test('with another name tell of two, unless the whole list lines up', () => {
    const [known, added] = [row(5, -33_00, 'Harbor Freight'), row(5, -33_00, 'Tool Depot')];
    expect(match([known], [added])).toEqual({ certain: [], proposed: [['Harbor Freight', 'Tool Depot']] });
    const list = (words: string): LeftOver[] => [row(2, -1_00, `${words} one`), row(3, -2_00, `${words} two`), row(9, -3_00, `${words} three`)];
    expect(match([known, ...list('alpha')], [added, ...list('beta')]).certain).toHaveLength(4);
  });

  test('with other check numbers tell of two, whatever else lines up', () => {
    const list = (words: string): LeftOver[] => [row(2, -1_00, `${words} one`), row(3, -2_00, `${words} two`), row(9, -3_00, `${words} three`), row(10, -6_00, `${words} four`)];
    expect(match([row(5, -50_00, 'CHECK 1001'), ...list('alpha')], [row(5, -50_00, 'CHECK 1002'), ...list('beta')]).certain).toHaveLength(4);
  });

  test('with the same reference tell of one payment in whatever words, where no other has it and it numbers something', () => {
    const pair = (reference: string, more = ''): [LeftOver, LeftOver] => [{ ...row(5, -33_00, `Harbor Freight${more}`), reference }, { ...row(5, -33_00, `Tool Depot${more}`), reference }];
    const [known, added] = pair('FT2606412');
    expect(match([known], [added]).certain).toEqual([['Harbor Freight', 'Tool Depot']]);
    expect(match([known, { ...row(20, -1_00, 'Fee'), reference: 'FT2606412' }], [added]).certain).toEqual([]);
    expect(match(...pair('NONREF').map((one) => [one]) as [LeftOver[], LeftOver[]]).certain).toEqual([]);
    expect(match([known], [{ ...added, amountMinor: -33_01 }])).toEqual({ certain: [], proposed: [] });
  });

  test('match as many payments as the one that has fewer', () => {
    const coffee = (day: number, words: string): LeftOver => row(day, -4_50, words);
    const [known, added] = [[coffee(5, 'SQ *BLUE BOTTLE'), coffee(6, 'SQ *BLUE BOTTLE')], [coffee(5, 'Blue Bottle Coffee'), coffee(6, 'Blue Bottle Coffee'), coffee(6, 'Blue Bottle Coffee')]];
    expect(match(known, added).certain).toHaveLength(2);
  });

  test('know nothing of days before and after them', () => {
    const early = { from: '2026-03-01', to: '2026-03-10' };
    const late = { from: '2026-03-11', to: '2026-03-31' };
    expect(match([row(10, -84_20, 'STAPLES', early)], [row(11, -84_20, 'Staples', late)])).toEqual({ certain: [], proposed: [] });
  });

  test('what the owner told apart stays so', () => {
    const added = row(5, -84_20, 'Staples');
    expect(match([staples], [added], { apart: new Set([`${added.key}\n${staples.key}`]) })).toEqual({ certain: [], proposed: [] });
    expect(match([staples], [added], { leftToOwner: new Set([added.key]) })).toMatchObject({ certain: [], proposed: [['POS PURCHASE STAPLES #12', 'Staples']] });
  });
});
