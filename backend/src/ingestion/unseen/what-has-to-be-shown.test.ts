/** A reading counts unasked where something in the file shows it: signs, days, whole bookings and every line that moved the balance. */
import { describe, expect, test } from '@jest/globals';
import { readAll, short } from '../test-reading.ts';

const rowsOf = async (lines: readonly string[]): Promise<string[]> => short((await readAll(lines.join('\n'), 'export.csv')).rows);
const amountsOf = async (lines: readonly string[], answer?: string): Promise<number[]> => (await readAll(lines.join('\n'), 'export.csv', answer ? { sign: answer } : {})).rows.map(({ amountMinor }) => amountMinor);
const questionOf = async (lines: readonly string[]): Promise<string | null> => (await readAll(lines.join('\n'), 'export.csv')).reading.ambiguity?.question ?? null;
const listed = (count: number, line: (at: number) => string): string[] => Array.from({ length: count }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')},${line(at)}`);

describe('signed amounts of which most have no minus, and no balance', () => {
  const amountAt = (at: number): string => `${at % 4 === 0 ? '-' : ''}${at + 3}.10`;
  const asPrinted = Array.from({ length: 14 }, (_, at) => (at % 4 === 0 ? -1 : 1) * (at * 100 + 310));

  test('are asked about where nothing else tells what the minus means', async () => {
    const lines = ['Date,Reference,Amount', ...listed(14, (at) => `R${at},${amountAt(at)}`)];
    expect(await questionOf(lines)).toMatch(/as of sales on an account or of purchases on a card/);
    expect(await amountsOf(lines, 'Money in (income)')).toEqual(asPrinted);
    expect(await amountsOf(lines, 'Money out (spending)')).toEqual(asPrinted.map((amount) => -amount));
  });

  test.each(['Card Member', 'Karteninhaber', 'Merchant Category', 'Date of purchase'])('are those of a card beside a column "%s", also where refunds say no more', async (heading) => {
    expect(await amountsOf([`Date,Text,${heading},Amount`, ...listed(14, (at) => `${at % 4 === 0 ? 'MAILCHIMP' : 'STAPLES'} ${at},X,${amountAt(at)}`)])).toEqual(asPrinted.map((amount) => -amount));
  });

  test.each(['Fee', 'Payout ID', 'Gebühr', 'Netto', 'Counterparty IBAN', 'Valutadatum'])('are those of an account or a service beside a column "%s"', async (heading) => {
    expect(await amountsOf([`Date,Text,${heading},Amount`, ...listed(14, (at) => `R${at},,${amountAt(at)}`)])).toEqual(asPrinted);
  });

  test('are those of an account where texts say so', async () => {
    expect(await amountsOf(['Date,Text,Amount', ...listed(14, (at) => `${at % 4 === 0 ? 'Rent' : 'Sales'} ${at},${amountAt(at)}`)])).toEqual(asPrinted);
  });

  test('are asked about where texts say the opposite', async () => {
    expect(await questionOf(['Date,Text,Amount', ...listed(14, (at) => `${at % 4 === 0 ? 'Deposit' : 'Fuel'} ${at},${amountAt(at)}`)])).toMatch(/purchases on a card/);
  });
});

describe('the day on which a payment was booked', () => {
  test.each(['Uitvoeringsdatum', 'Datum provedení', 'Päivä jolloin', 'Data_Operazione'])('is not that of interest, which is empty where nothing was booked: "%s"', async (heading) => {
    expect(await rowsOf([`${heading};Valuta;Tekst;Bedrag;Status`, '14/03/2026;15/03/2026;Brood;-2,00;Booked', '15/03/2026;;Melk;-3,00;Pending', '16/03/2026;16/03/2026;Bakker;4,00;Booked'])).toEqual(['2026-03-14 -200 - Brood', '2026-03-16 400 - Bakker']);
  });
});

describe('both legs of a booking', () => {
  const legs = (at: number): string[] => (at % 2 === 0 ? [`Bank,Asset,${at + 5}.00`, `Sales,Income,${at + 5}.00`] : [`Bank,Asset,-${at + 5}.00`, `Rent,Expense,${at + 5}.00`]);
  const bookings = Array.from({ length: 8 }, (_, at) => legs(at).map((leg) => `2026-03-${at + 10},T${at},${leg}`)).flat();
  const ofBank = [500, -600, 700, -800, 900, -1_000, 1_100, -1_200];

  test('whatever their signs are, one of them counts: that of the account that holds money', async () => {
    expect(await amountsOf(['Date,Number,Account,Group,Amount', ...bookings])).toEqual(ofBank);
  });

  test('also without a number, and beside columns of sides', async () => {
    expect(await amountsOf(['Date,Account,Amount', ...bookings.map((line) => line.split(',')).map(([day, , account, , amount]) => [day, account, amount].join(','))])).toEqual(ofBank);
    const sides = bookings.map((line, at) => `${line},${at % 4 === 0 || at % 4 === 3 ? line.replace(/.*,-?/, '') : ''},${at % 4 === 0 || at % 4 === 3 ? '' : line.replace(/.*,-?/, '')}`);
    expect(await amountsOf(['Date,Number,Account,Group,Amount,Debit,Credit', ...sides])).toEqual(ofBank);
  });

  test('of which only the first has a day and a text', async () => {
    const journal = ['No,Date,Account,Memo,Debit,Credit', '1,2026-03-01,6400 Repairs,Roof,30.00,', ',,1010 Checking,,,30.00', '2,2026-03-04,1010 Checking,Deposit,85.20,', ',,4000 Sales,,,85.20', '3,2026-03-09,6900 Depreciation,Adj,9.00,', ',,1590 Accum Depr,,,9.00', '4,2026-03-10,6100 Rent,March,12.00,', ',,1010 Checking,,,12.00'];
    expect(await rowsOf(journal)).toEqual(['2026-03-01 -3000 - Roof', '2026-03-04 8520 - Deposit', '2026-03-10 -1200 - March']);
  });

  test('members who pay the same on the same day are none', async () => {
    expect(await rowsOf(['Income 2026', 'Date,Member,Family,Amount', ...Array.from({ length: 12 }, (_, at) => `2026-0${Math.floor(at / 4) + 1}-01,M${at},F${Math.floor(at / 2)},30.00`)])).toHaveLength(12);
  });
});

describe('lines without an amount', () => {
  test('whose fee moved the balance count with their fee', async () => {
    expect(await rowsOf(['Date,Text,Money In,Money Out,Fee,Balance', '2026-03-01,Sale,50.00,,,150.00', '2026-03-02,SMS,,,-0.40,149.60', '2026-03-03,To A,,-20.00,-1.00,128.60', '2026-03-04,SMS,,,-0.40,128.20'])).toEqual(['2026-03-01 5000 - Sale', '2026-03-02 -40 - SMS', '2026-03-03 -2100 - To A', '2026-03-04 -40 - SMS']);
  });

  test('are asked about where the balance moves at them', async () => {
    const lines = (moved: string): string[] => ['Date,Text,Paid in,Paid out,Balance', '2026-03-01,Sale,50.00,,150.00', `2026-03-02,Levy ${moved},,,${moved}`, `2026-03-03,To A,,20.00,${Number(moved) - 20}.00`];
    expect(await questionOf(lines('147.00'))).toMatch(/The balance moves at a line without an amount, such as "2026-03-02, Levy 147\.00/);
    expect(await questionOf(lines('150.00'))).toBeNull();
  });
});

test('many lines that hold an amount and cannot be read are asked about, and a few are told', async () => {
  const lines = (count: number): string[] => ['Date,Text,Amount', ...listed(12, (at) => `Tea ${at},-${at}.10`).map((line, at) => (at > 0 && at <= count ? line.replace(/^[\d-]+/, 'somewhen') : line))];
  expect(await questionOf(lines(5))).toMatch(/5 lines of this file hold an amount and could not be read, such as "somewhen, Tea 1/);
  expect(await questionOf(lines(2))).toBeNull();
});

describe('columns called Debit and Credit, without a balance', () => {
  const rows = (text: (isDebit: boolean) => string): string[] => listed(12, (at) => (at % 3 === 0 ? `${text(false)} ${at},,${at + 5}.10` : `${text(true)} ${at},${at + 5}.10,`));
  const asOfBank = Array.from({ length: 12 }, (_, at) => (at % 3 === 0 ? 1 : -1) * (at * 100 + 510));

  test('are asked about where nothing shows whose they are', async () => {
    expect(await questionOf(['Date,Party,Dr,Cr', ...rows(() => 'Osei')])).toMatch(/on a bank's statement a debit is money out, in the owner's own books it is money in/);
    expect(await amountsOf(['Date,Party,Dr,Cr', ...rows(() => 'Osei')], 'Money out in Dr, money in in Cr')).toEqual(asOfBank);
  });

  test.each([['Posted Date,Text,Debit,Credit'], ['Date,Transaction Code,Debit,Credit'], ['Valutadatum,Text,Debet,Credit']])('are a bank\'s beside its own columns: %s', async (headings) => {
    expect(await amountsOf([headings, ...rows(() => 'Osei')])).toEqual(asOfBank);
  });

  test('are a bank\'s below the title of a statement, and where texts say so', async () => {
    expect(await amountsOf(['Account statement', 'Date,Party,Dr,Cr', ...rows(() => 'Osei')])).toEqual(asOfBank);
    expect(await amountsOf(['Date,Party,Dr,Cr', ...rows((isDebit) => (isDebit ? 'Rent' : 'Sales'))])).toEqual(asOfBank);
  });
});

describe('a state in a word that is not known', () => {
  const lines = (state: string, usual = 'Completed'): string[] => ['Date,Text,Amount,Status', ...listed(10, (at) => `Tea ${at},-${at + 1}.10,${at === 3 ? state : usual}`)];
  test.each([['Quarantined', /marked "Quarantined"/], ['Reconciled', null], ['PAYMENT SENT', null]])('%s', async (state, question) => {
    const asked = await questionOf(lines(state));
    if (question) expect(asked).toMatch(question);
    else expect(asked).toBeNull();
  });

  test('is that of every payment, and says nothing', async () => {
    expect(await questionOf(lines('Odd', 'Odd'))).toBeNull();
  });
});

test('a cost beside the amount counts where the balances count it, whatever its heading is', async () => {
  expect(await amountsOf(['Date,Text,Amount,Levy,Balance', '2026-03-01,Sale,50.00,,150.00', '2026-03-02,To A,-20.00,1.00,129.00', '2026-03-03,Sale,10.00,,139.00', '2026-03-04,To B,-9.00,0.50,129.50'])).toEqual([5_000, -2_100, 1_000, -950]);
});

test('a number that stands elsewhere than the amounts of the others is asked about', async () => {
  expect(await questionOf(['Date,Text,Paid in,Paid out,Fee', '2026-03-01,Sale,50.00,,', '2026-03-02,SMS,,,0.40', '2026-03-03,To A,,20.00,'])).toMatch(/A line holds a number elsewhere.*SMS, 0\.40/);
});

test('balances of which a fifth do not follow are asked about where these are many', async () => {
  let balance = 0;
  const rows = (gaps: number): string[] => ['Date,Text,Amount,Balance', ...listed(16, (at) => `T${at},-${at + 1}.00,${(balance = (at === 0 ? 500 : balance) - at - 1 - (at > 0 && at <= gaps ? 3 : 0)).toFixed(2)}`)];
  expect([await questionOf(rows(3)), await questionOf(rows(5))]).toEqual([null, expect.stringMatching(/5 of 15 do not/)]);
});

describe('what the file says itself is not asked', () => {
  test.each(['Expenses - March 2026', 'Kassenbuch März 2026', 'Feb - Apr 2026'])('the year, in a title of the months in which all payments lie: %s', async (title) => {
    expect(await rowsOf([title, 'Tag,Text,Einnahme,Ausgabe', '02.03.,Brot,,2.00', '14.03.,Kunde,5.00,'])).toEqual(['2026-03-02 -200 - Brot', '2026-03-14 500 - Kunde']);
  });

  test('a title of another month leaves it open', async () => {
    expect(await questionOf(['Printed April 2026', 'Date,Text,Paid in,Paid out', '02.03.,Bread,,2.00', '14.03.,Client,5.00,'])).toMatch(/have no year/);
  });

  test('the amount, between a balance before and one after it, without any heading', async () => {
    expect(await amountsOf(['4471\tEUR\t20260103\t7200,00\t5600,00\t20260103\t-1600,00\tA', '4471\tEUR\t20260104\t5600,00\t5800,00\t20260104\t200,00\tB', '4471\tEUR\t20260107\t5800,00\t5750,00\t20260107\t-50,00\tC', '4471\tEUR\t20260109\t5750,00\t5700,00\t20260109\t-50,00\tD'])).toEqual([-160_000, 20_000, -5_000, -5_000]);
  });

  test('the way of what customers paid, by the account to which it was deposited', async () => {
    expect(await amountsOf(['Date,Customer Name,Amount,Deposit To', '2026-03-02,Mehta,20.00,Current', '2026-03-14,Anand,5.00,Current'])).toEqual([2_000, 500]);
  });
});
