import { describe, expect, test } from '@jest/globals';
import { inPlainerWords, readSayings } from './sayings.ts';
import { tokenize } from './tokenize.ts';

const said = (table: Parameters<typeof readSayings>[0], text: string): string => inPlainerWords(tokenize(text), readSayings(table)).map((token) => token.text).join(' ');

describe('a saying', () => {
  test('stands for plainer words, with one of several words or none', () => expect(said([['(the|) (prior|previous) calendar month', 'last month']], 'rent the prior calendar month?')).toBe('rent last month ?'));
  test('keeps the member of a set and the number that stood there', () => expect(said([['(the|) # most recent <units>', 'last # <units>']], 'sales of the 6 most recent weeks')).toBe('sales of last 6 weeks'));
  test('keeps up to four words in its gap, and none across a stop', () => {
    expect(said([['break … down', 'break down …']], 'break our travel costs down')).toBe('break down our travel costs');
    expect(said([['break … down', 'break down …']], 'a break, then down')).toBe('a break , then down');
  });
  test('minds what must not stand beside it, and the end of a clause', () => {
    const table = [['ended <unit> !<unit>', 'last <unit>'], ['total rows $', 'number of rows']] as const;
    expect(said(table, 'ended month')).toBe('last month');
    expect(said(table, 'ended month day')).toBe('ended month day');
    expect(said(table, 'total rows, please')).toBe('number of rows , please');
    expect(said(table, 'total rows above 5')).toBe('total rows above 5');
  });
  test('means the same member where its set stands again, and reads sets inside brackets', () => {
    const table = [['the <unit> before (this|the current) <unit>', 'last <unit>'], ['month of (this <unit>|march)', 'then']] as const;
    expect(said(table, 'the month before this month')).toBe('last month');
    expect(said(table, 'the month before this quarter')).toBe('the month before this quarter');
    expect(said(table, 'month of this year')).toBe('then');
    expect(() => readSayings([['last (# days|week)', 'x']])).toThrow('# days');
  });
  test('gives way to a longer one', () => expect(said([['left', 'remaining'], ['left over', 'net profit']], 'what was left over')).toBe('what was net profit'));
  test('of a set that does not exist is told at once', () => expect(() => readSayings([['<nobody> x', 'y']])).toThrow('<nobody>'));
});
