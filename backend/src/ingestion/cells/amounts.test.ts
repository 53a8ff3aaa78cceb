/** Amounts as banks of many countries print them. */
import { describe, expect, test } from '@jest/globals';
import { markEvidence, minorUnits, splitAmount, type DecimalMark } from './amounts.ts';

describe('an amount', () => {
  const check = (cell: string, mark: DecimalMark, expected: string | null, digits = 2): void => {
    const parts = splitAmount(cell);
    const minor = parts && minorUnits(parts.digits, mark, digits);
    const words = parts && minor !== null ? [`${parts.isNegative ? '-' : parts.hasPlus ? '+' : ''}${minor}`, parts.currency, parts.side].filter(Boolean).join(' ') : null;
    expect(words).toBe(expected);
  };

  test.each<[string, DecimalMark, string | null]>([
    ['-5.00', '.', '-500'], ['5', '.', '500'], ['.50', '.', '50'], ['0.00', '.', '0'], ['1,234.50', '.', '123450'], ['1.234,50', ',', '123450'], ['1 234,50', ',', '123450'], ['1\u00a0234,50', ',', '123450'], ['1’234.50', '.', '123450'],
    ['1,23,456.78', '.', '12345678'], ['(300.00)', '.', '-30000'], ['$(300.00)', '.', '-30000'], ['($300.00)', '.', '-30000'], ['- $21.59', '.', '-2159'], ['-$76.00', '.', '-7600'], ['+$327.49', '.', '+32749'],
    ['+ £1,100.00', '.', '+110000 GBP'], ['€ 5,00', ',', '500 EUR'], ['5,00 €', ',', '500 EUR'], ['−5,00 €', ',', '-500 EUR'], ['EUR -5', '.', '-500 EUR'], ['CHF 1’234.50', '.', '123450 CHF'], ['R$ 1.000,00', ',', '100000 BRL'],
    ['300.00-', '.', '-30000'], ['300.00 CR', '.', '30000 credit'], ['1 234.5 DR', '.', '123450 debit'], ['12,-', ',', '1200'], ['82 604,01', ',', '8260401'],
    ['-2.9%', '.', null], ['--', '.', null], ['USD', '.', null], ['', '.', null], ['2024-01-02', '.', null], ['12:30', '.', null], ['INV-1', '.', null], ['1.2.3', '.', null], ['12,34', '.', null], ['1.005', '.', null], ['99999999999999999.00', '.', null],
  ])('%j with decimal %s is %s', (cell, mark, expected) => check(cell, mark, expected));

  test('with right-to-left marks and three decimals', () => check('د.ا.\u200f4.750', '.', '4750 JOD', 3));
  test('without decimals', () => check('¥1,200', '.', '1200', 0));
});

describe('what a number says about the decimal mark', () => {
  test.each([
    ['1.50', '.'], ['1,50', ','], ['1,234.50', '.'], ['1.234,50', ','], ['1.234.567', ','], ['1,234,567', '.'], ['100', 'none'], ['1.234', 'either-point'], ['1,234', 'either-comma'], ['0.750', '.'], ['1234.567', '.'],
  ] as const)('%s: %s', (digits, expected) => expect(markEvidence(digits)).toBe(expected));
});
