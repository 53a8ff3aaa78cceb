/** Amounts without signs in lists that all went one way: their titles or columns say which, and where those could be of either, it is asked. */
import { expect, test } from '@jest/globals';
import { readAll } from '../test-reading.ts';

async function outcome(lines: readonly string[]): Promise<number[] | string> {
  const { reading, rows } = await readAll(lines.join('\n'), 'export.csv');
  return reading.ambiguity?.about ?? rows.map(({ amountMinor }) => amountMinor);
}

test.each<[string, string[]]>([
  ['payouts of a service', ['id,created_at,arrival_date,amount,deducted_fees,status,payout_type', 'P1,2026-03-20T06:11:46Z,2026-03-23,423.73,5.29,paid,merchant', 'P2,2026-03-23T06:11:46Z,2026-03-25,60.68,1.75,paid,merchant']],
  ['sales by card', ['Date,Transaction ID,Description,Card type,Tip amount,Process as,Amount', '2026-03-20,T1,Soap,VISA,0.00,Debit,423.73', '2026-03-21,T2,Candle,VISA,0.00,Credit,60.68']],
  ['a book of receipts', ['Livre des recettes - 2026;;', 'Date;Client;Montant', '20/03/2026;Roux;423,73 €', '21/03/2026;Petit;60,68 €']],
  ['a title in another language', ['Liste der Einnahmen;;', 'Datum;Von;Betrag', '20.03.2026;Roux;423,73 €', '21.03.2026;Petit;60,68 €']],
])('%s: money in', async (_, lines) => { expect(await outcome(lines)).toEqual([42_373, 6_068]); });

test.each<[string, string[]]>([
  ['expenses by vendor', ['Date,Vendor,Category,Amount,Currency', '2026-03-20,Staples,Office,423.73,CAD', '2026-03-21,Bell,Phone,60.68,CAD']],
  ['receipts for expenses', ['Receipt Date,Vendor,Category,Amount', '2026-03-20,Staples,Office,423.73', '2026-03-21,Bell,Phone,60.68']],
  ['a title', ['Our expenses 2026,,', 'Date,What,Amount', '2026-03-20,Staples,423.73', '2026-03-21,Bell,60.68']],
  ['what was paid to payees', ['Date,Payee,Chq/DD,Total paid,VAT', '2026-03-20,Staples,1,423.73,70.62', '2026-03-21,Bell,DD,60.68,10.11']],
  ['what was paid to payees, in French', ['Date;Bénéficiaire;Montant payé', '20/03/2026;Roux;423,73 €', '21/03/2026;Petit;60,68 €']],
])('%s: money out', async (_, lines) => { expect(await outcome(lines)).toEqual([-42_373, -6_068]); });

test.each<[string, string[]]>([
  ['a refund among the sales', ['Date,Transaction ID,Type,Card type,Entry mode,Amount', '2026-03-20,T1,Sale,VISA,Chip,423.73', '2026-03-21,T2,Refund,VISA,Chip,60.68']],
  ['payouts to others', ['Date,Payout ID,Payout type,Recipient,Amount', '2026-03-20,T1,bank,Anna,423.73', '2026-03-21,T2,bank,Bert,60.68']],
  ['what a card paid', ['Date,Description,Card type,Last 4 digits,Auth code,Amount', '2026-03-20,Fuel,VISA,1234,a1,423.73', '2026-03-21,Lunch,VISA,1234,b2,60.68']],
  ['bills that are still owed', ['Date,Vendor,Due date,Amount', '2026-03-20,Staples,2026-04-20,423.73', '2026-03-21,Bell,2026-04-21,60.68']],
  ['vendors and customers', ['Date,Vendor,Customer,Amount', '2026-03-20,Staples,Roux,423.73', '2026-03-21,Bell,,60.68']],
  ['what is billed on to customers', ['Date,Vendor,Customer Name,Customer ID,Amount', '2026-03-20,Staples,Roux,C1,423.73', '2026-03-21,Bell,Petit,C2,60.68']],
  ['commissions on sales', ['Sales commissions 2026,,', 'Date,What,Amount', '2026-03-20,Anna,423.73', '2026-03-21,Bert,60.68']],
  ['a title of both', ['Income and expenses,,', 'Date,What,Amount', '2026-03-20,Staples,423.73', '2026-03-21,Bell,60.68']],
  ['payees, and amounts of any kind', ['Date,Payee,Amount', '2026-03-20,Staples,423.73', '2026-03-21,Bell,60.68']],
  ['what one payee was paid', ['Date,Payee,Amount paid', '2026-03-20,Ann,423.73', '2026-03-21,Ann,60.68']],
  ['what customers paid', ['Date,Payee,Customer,Amount paid', '2026-03-20,Ann,Roux,423.73', '2026-03-21,Bell,Petit,60.68']],
  ['a title that may be either', ['Payments,,', 'Date,What,Amount', '2026-03-20,Staples,423.73', '2026-03-21,Bell,60.68']],
])('%s: asked', async (_, lines) => { expect(await outcome(lines)).toBe('sign'); });
