/** The look at three bytes never passes over a line that its text would tell. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lineKind, mayBeLineKind } from './line-words.ts';

const beginnings = fc.constantFrom('Opening Balance', 'CLOSING BALANCE', 'Balance b/f', 'B/F', 'bf', 'C/F', 'Contostand', 'Kontostand', 'Total', 'SUBTOTAL', 'net', 'Page total', 'Anfangssaldo', 'Počáteční zůstatek', 'Zárolt egyenleg', 'I alt', 'Входящий остаток', 'Saldo', 'Sum', 'Stan', 'Current balance', 'Itogo', 'Nyitó egyenleg', 'COFFEE', 'ACME');

test('by bytes as by text', () => {
  const told = new Set<string>();
  fc.assert(fc.property(fc.constantFrom('', ' ', '\t'), beginnings, fc.oneof(fc.constant(''), fc.constantFrom(' 5', ',', ' ltd', '\n'), fc.string({ maxLength: 4 })), (before, beginning, after) => {
    const text = before + beginning + after;
    if (lineKind(text) === null) return;
    told.add(beginning);
    const bytes = Buffer.from(`${text},1.00\n`);
    expect(mayBeLineKind(bytes[0]!, bytes[1]!, bytes[2]!)).toBe(true);
  }), { numRuns: 2_000 });
  expect(told.size).toBeGreaterThan(10);
  expect(mayBeLineKind(...([...Buffer.from('ACM')] as [number, number, number]))).toBe(false);
});
