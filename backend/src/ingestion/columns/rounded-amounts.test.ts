/** Files that say that their amounts are in thousands are refused; the words of a name are none that say so. */
import { describe, expect, test } from '@jest/globals';
import { roundedAmounts } from './rounded-amounts.ts';
import { readAll, refusal } from '../test-reading.ts';

describe('by the heading of the amounts, or the line of units below it', () => {
  test.each(['Amount (£000)', "Money in ('000)", 'Amount in thousands', 'Amount (USD k)', 'Betrag in TEUR', 'Betrag T€', 'Montant (k€)', 'Amount ($m)', 'Amount (INR lakhs)', '£000', 'Bedrag x 1.000', 'Kwota (tys. zł)', 'Importe (miles de euros)'])('%s', (heading) => {
    expect(roundedAmounts({ headings: [heading], above: [] })).toContain(heading);
  });
  test.each(['Amount', 'Amount (USD)', 'Amount (MYR)', 'Betrag EUR', 'Amount DKK', 'Kontobetrag', 'Montant', 'Amount 2026', 'Amount 1,000', 'Limit 1000'])('not %s', (heading) => {
    expect(roundedAmounts({ headings: [heading], above: [] })).toBeNull();
  });
});

describe('by a line above', () => {
  test.each(['All amounts in thousands of US dollars', '(in thousands)', 'Amounts in £000', 'Beträge in Tausend EUR', 'USD in millions', 'Montants en milliers d’euros', 'Figures in INR lakhs'])('%s', (line) => {
    expect(roundedAmounts({ headings: ['Amount'], above: [line] })).toContain(line);
  });
  test.each(['Thousand Oaks Bakery', 'Statement in USD', 'Account 000123', 'Millions Ltd', 'Sold 1000 buns', 'Amounts in EUR', 'Branch in Miami'])('not %s', (line) => {
    expect(roundedAmounts({ headings: ['Amount'], above: [line] })).toBeNull();
  });
});

const payments = '01/02/2026,THOUSANDS LTD,1.25\n15/02/2026,RENT IN MILLIONS,-0.90\n18/02/2026,WAGES,-2.10\n';

test('nothing of such a file is read, and the reason says what to do', async () => {
  expect(await refusal(`Date,Description,Amount (£000)\n${payments}`, 'a.csv')).toBe('The amounts of this file are in thousands or millions ("Amount (£000)"), and so not to the cent. Export it again with full amounts; if they are full already, take these words out of the file.');
  expect(await refusal(`Date,Description,Amount\n,,£000\n${payments}`, 'a.csv')).toContain('"£000"');
});

test('what payments are called is no unit', async () => {
  expect((await readAll(`Thousand Oaks Bakery\nDate,Description,Amount\n${payments}`, 'a.csv')).rows).toHaveLength(3);
});
