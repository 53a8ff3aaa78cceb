/** What the own books say about a counterparty: its own past first, clear or in conflict, then that of names like it. */
import { describe, expect, test } from '@jest/globals';
import { CERTAIN_ENOUGH } from '../confidence.ts';
import { OwnHistory } from './own-history.ts';
import type { Precedent } from './precedent.ts';

const [RENT, MEALS, TRAVEL, OFFICE, FUEL] = [6010, 6020, 6030, 6040, 6050];

function precedent(counterparty: string, categoryNumber: number, source: Precedent['source'], more: Partial<Precedent> = {}): Precedent {
  return { counterparty, direction: 'out', categoryNumber, count: 1, source, ...more };
}
const chosen = (counterparty: string, ...categories: number[]) => categories.map((category) => precedent(counterparty, category, 'choice'));
const said = (counterparty: string, category: number, count = 1) => precedent(counterparty, category, 'file', { count });

describe('the counterparty itself', () => {
  const check = (name: string, precedents: Precedent[], category: number, isCertain: boolean) => test(name, () => {
    const found = new OwnHistory(precedents).same('blue cafe', 'out');
    expect([found?.categoryNumber, (found?.confidence ?? 0) >= CERTAIN_ENOUGH]).toEqual([category, isCertain]);
  });
  const name = 'Blue Cafe';
  check('one choice teaches', chosen(name, TRAVEL), TRAVEL, true);
  check('the last choices agree, whatever came before', chosen(name, TRAVEL, TRAVEL, TRAVEL, MEALS), TRAVEL, true);
  check('a change of mind is asked about', chosen(name, TRAVEL, MEALS), TRAVEL, false);
  check('choices come before files', [said(name, MEALS, 50), ...chosen(name, TRAVEL)], TRAVEL, true);
  check('files that agree teach', [said(name, MEALS, 19), said(name, TRAVEL, 1)], MEALS, true);
  check('files that do not agree leave it open', [said(name, MEALS, 3), said(name, TRAVEL, 2)], MEALS, false);
  check('a language model leaves it open', [precedent(name, MEALS, 'model', { confidence: 60 })], MEALS, false);
});

test('one choice about a shop that sells everything is asked about again, three are not', () => {
  expect(new OwnHistory(chosen('Home Depot', OFFICE)).same('Home Depot', 'out')!.confidence).toBeLessThan(CERTAIN_ENOUGH);
  expect(new OwnHistory(chosen('Home Depot', OFFICE, OFFICE, OFFICE)).same('Home Depot', 'out')!.confidence).toBeGreaterThan(90);
});

test('money in and money out are two things', () => {
  expect(new OwnHistory(chosen('Blue Cafe', TRAVEL)).recall('Blue Cafe', 'in')).toBeNull();
});

describe('names like it', () => {
  const precedents = [said('Anglia Paper', OFFICE, 4), said('Harbour Hotel', TRAVEL, 9), said('Oak Properties', RENT, 12), said('Corner Cafe', MEALS, 3)];
  const books = new OwnHistory(precedents);
  const check = (name: string, like: string, category: number) => test(`${name} is like ${like}`, () => {
    expect(books.recall(name, 'out')).toMatchObject({ like, categoryNumber: category });
    expect(books.recall(name, 'out')!.confidence).toBeLessThan(CERTAIN_ENOUGH);
  });
  check('Norfolk Paper', 'Anglia Paper', OFFICE);
  check('Castle Lodge', 'Harbour Hotel', TRAVEL);
  check('Elm Properties', 'Oak Properties', RENT);
  test('a category whose own name speaks of the trade', () => {
    const named = new OwnHistory(precedents, new Map([[FUEL, 'Vehicle fuel']]));
    expect(named.recall('Grange Service Station', 'out')).toMatchObject({ like: null, categoryNumber: FUEL });
  });
  test('nothing in common, nothing said', () => { expect(books.recall('Zzyzx', 'out')).toBeNull(); });
});
