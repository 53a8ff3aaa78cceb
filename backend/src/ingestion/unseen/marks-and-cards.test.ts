/** Cards of which nothing tells the purchases, marks that only balances explain, amounts that stand twice or read both ways, brokers' cash, plans beside payments; and files that look like one of these. */
import { describe, expect, test } from '@jest/globals';
import { readSource } from '../read-statement.ts';
import { memorySource } from '../byte-source.ts';
import { isFailure, type ReadingAnswers } from '../statement.ts';
import { mappingOfAnswers } from '../understand/answered.ts';

async function read(lines: readonly string[], answers: ReadingAnswers = {}): Promise<{ amounts: number[]; asked: string | null; options: string[]; refused: string | null }> {
  const amounts: number[] = [];
  const reading = await readSource(memorySource(Buffer.from(lines.join('\n'))), { fileName: 'export.csv', today: '2026-11-28', guidance: { said: mappingOfAnswers(answers), remembered: [] }, onRows: (rows) => { for (const { amountMinor } of rows) amounts.push(amountMinor); } });
  return isFailure(reading) ? { amounts, asked: null, options: [], refused: reading.failure } : { amounts, asked: reading.ambiguity?.about ?? null, options: reading.ambiguity?.options ?? [], refused: null };
}
const day = (at: number): string => `2026-03-${String(at + 1).padStart(2, '0')}`;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const rows = (count: number, row: (at: number) => string): string[] => Array.from({ length: count }, (_, at) => row(at));

describe('a card without a word about its payments', () => {
  const signed = (at: number): string => `${at % 2 ? '-' : ''}${40 + at * 7}.50`;
  const card = (title: string, text = (at: number): string => String(70_000_000 + at * 7_919)): string[] => [title, '', 'Date;Voucher;Amount', ...rows(14, (at) => `${day(at)};${text(at)};${signed(at)}`)];

  test.each(['Kreditkarte;**** 4711', 'Firmenkreditkarte Visa', 'Credit card;4711', 'Carte de crédit 4711', 'Tarjeta de crédito;4711', 'Carta di credito', 'Cartão de crédito', 'Karta kredytowa 4711', 'Kreditní karta', 'クレジットカード'])('is asked about where as many carry a minus as do not: %s', async (title) => {
    expect((await read(card(title))).asked).toBe('sign');
  });

  test.each<[string, string[]]>([
    ['of an account', card('Konto;4711')], ['of nothing that is named', card('Export;4711')], ['of a current account with its card', card('Girokonto mit Visa')],
    ['that names shops', card('Kreditkarte;4711', (at) => (at % 2 ? `REWE Markt ${at}` : `Erstattung Amazon ${at}`))], ['that says which are payments', card('Kreditkarte;4711', (at) => (at % 2 ? `Buchung ${at}` : `Einzahlung ${at}`))],
    ['with few of the other sign', ['Kreditkarte', '', 'Date;Voucher;Amount', ...rows(14, (at) => `${day(at)};${70_000_000 + at};${at === 5 ? '' : '-'}${at + 20}.50`)]],
    ['of a few payments', card('Kreditkarte;4711').slice(0, 8)],
  ])('but not one %s', async (_, lines) => {
    const { asked, amounts } = await read(lines);
    expect([asked, amounts.some((amount) => amount < 0)]).toEqual([null, true]);
  });

  test.each(['Pagamento recebido|Estorno de Uber', 'Payment received|Refund Uber', 'Zahlung erhalten|Erstattung Uber', 'Paiement reçu|Remboursement Uber', 'Pago recibido|Devolución Uber', 'Pagamento ricevuto|Rimborso Uber', 'Betaling ontvangen|Terugbetaling Uber', 'Betalning mottagen|Återbetalning Uber', 'Wpłata na kartę|Zwrot Uber', 'Maksu vastaanotettu|Palautus Uber'])('is turned round where what it was paid carries the minus: %s', async (words) => {
    const [paid, back] = words.split('|');
    const { amounts, asked } = await read(['date,title,amount', ...rows(10, (at) => `${day(at)},Shop ${'ABCDEFGHIJ'[at]},${20 + at}.50`), `${day(11)},${paid},-245.00`, `${day(12)},${back},-20.50`]);
    expect([asked, amounts.slice(-2), amounts[0]]).toEqual([null, [24_500, 2_050], -2_050]);
  });
});

describe('marks in no known language', () => {
  const list = (marks: [string, string], heading: string | null, changed = 0): string[] => {
    let balance = 90_000;
    const lines = rows(10, (at) => {
      const isOut = at % 3 !== 1;
      balance += (isOut ? -1 : 1) * (1_000 + at * 137) + (at === 6 ? changed : 0);
      return `11773016;${marks[isOut ? 0 : 1]};${1_000 + at * 137};HUF;${day(at).replaceAll('-', '')};${balance};;TEXT ${'ABCDEFGHIJ'[at]}`;
    });
    return heading === null ? lines : [heading, ...lines];
  };
  const TRUTH = rows(10, (at) => String((at % 3 !== 1 ? -1 : 1) * (1_000 + at * 137) * 100)).map(Number);

  test.each<[string, [string, string]]>([['Hungarian', ['T', 'J']], ['two letters', ['TE', 'JO']], ['digits with letters', ['X1', 'X2']], ['Turkish', ['B', 'A']], ['Czech', ['MD', 'DA']], ['words', ['Terh.', 'Jov.']], ['Finnish', ['O', 'P']], ['Icelandic', ['Út', 'Inn']], ['known ones', ['D', 'C']], ['Basque', ['Z', 'H']]])('are proved by the balances: %s', async (_, marks) => {
    expect((await read(list(marks, null))).amounts).toEqual(TRUTH);
    expect((await read(list(marks, 'Account;Mark;Amount;Currency;Date;Balance;Empty;Text'))).amounts).toEqual(TRUTH);
  });

  test('are not where a balance does not follow', async () => {
    const { amounts, asked, refused } = await read(list(['T', 'J'], null, 5_000));
    expect([amounts, asked !== null || refused !== null]).toEqual([[], true]);
  });

  test('are none where amounts carry their signs', async () => {
    let balance = 900;
    const { amounts } = await read(['Date,Kind,Text,Amount,Balance', ...rows(8, (at) => { const amount = at % 2 ? 40 + at : -(20 + at); balance += amount; return `${day(at)},${at % 3 ? 'A' : 'B'},Text ${at},${amount}.00,${balance}.00`; })]);
    expect(amounts.slice(0, 2)).toEqual([-2_000, 4_100]);
  });
});

describe('two columns of nearly the same amounts', () => {
  const AMOUNTS = [-97.2, 2350.57, -162, -47.48, -5.96, 69.54, -4.25];
  const other = (at: number, amount: number): string => (amount * (1 + [0.06, -0.001, 0.03, -0.02, -0.03, 0.03, 0.07][at]!)).toFixed(2);
  const list = (headings: string, second = other): string[] => [headings, ...AMOUNTS.map((amount, at) => `${day(at)},98${at}725,${amount.toFixed(2)},${second(at, amount)}`)];

  test.each(['Date,Ref,Amount 1,Amount 2', 'Date,Ref,Amount1,Amount2', 'Date,Ref,Amount A,Amount B', 'Date,Ref,Value 1,Value 2', 'Datum,Ref,Betrag 1,Betrag 2', 'Date,Ref,Montant 1,Montant 2', 'Fecha,Ref,Importe 1,Importe 2', 'Date,Ref,Amount,Amount 2', 'Date,Ref,X,Y', 'Date,Ref,Amount,Amount'])('are asked about: %s', async (headings) => {
    const { asked, options } = await read(list(headings));
    expect([asked, options.length, options.every((option) => option.includes('counts'))]).toEqual(['sign', 2, true]);
    expect((await read(list(headings), { sign: options[1]! })).amounts.slice(0, 2)).toEqual([-10_303, 234_822]);
    expect((await read(list(headings), { sign: options[0]! })).amounts.slice(0, 2)).toEqual([-9_720, 235_057]);
  });

  test.each<[string, string[]]>([
    ['a rate', list('Date,Ref,Amount 1,Amount 2', (_, amount) => (amount * 0.97).toFixed(2))], ['the same amounts again', list('Date,Ref,Amount 1,Amount 2', (_, amount) => amount.toFixed(2))], ['currencies', list('Date,Ref,Amount EUR,Amount USD')],
    ['what it was before', list('Date,Ref,Amount,Original amount')], ['the net of it', list('Date,Ref,Amount,Net')], ['a number of its own', list('Date,Ref,Amount 1,Amount 2', (at) => String(at * 17 - 40))], ['a limit', list('Date,Ref,Amount,Limit')],
    ['few that differ', list('Date,Ref,Amount 1,Amount 2', (at, amount) => (at < 3 ? other(at, amount) : amount.toFixed(2)))],
  ])('are not where the other one is %s', async (_, lines) => {
    expect((await read(lines)).options.some((option) => option.includes('counts'))).toBe(false);
  });
});

describe('one point before three digits everywhere', () => {
  const list = (headings: string, values: readonly string[], delimiter = ';'): string[] => [headings.replaceAll(';', delimiter), ...values.map((value, at) => [day(at), `Entry ${at}`, value].join(delimiter))];
  const OPEN = ['32.500', '-30.500', '4.750', '-3.500', '7.125'];

  // Spanish is written with either mark before decimals, and the dinars of Tunisia have three of them.
  test.each(['Date;Item;Value', 'Date;Text;Amount', 'Day;What;Sum', 'Fecha;Concepto;Importe', 'Fecha;Detalle;Monto', 'Fecha;Glosa;Valor', 'Date;Libellé;Montant'])('is asked about: %s', async (headings) => {
    expect((await read(list(headings, OPEN))).asked).toBe('decimal-mark');
  });

  test.each<[string, string[], number]>([
    ['in German', list('Buchungstag;Text;Betrag', OPEN), 3_250_000], ['beside cents', list('Date;Text;Amount', [...OPEN, '-980,50']), 3_250_000], ['beside smaller amounts', list('Date;Text;Amount', [...OPEN, '-500']), 3_250_000],
    ['beside a million', list('Date;Text;Amount', [...OPEN, '1.250.000']), 3_250_000], ['beside a fraction', list('Date;Text;Amount', [...OPEN, '0.250']), 3_250], ['with a currency', list('Date;Text;Amount EUR', OPEN), 3_250_000],
    ['in Danish', list('Dato;Tekst;Beløb', OPEN), 3_250_000], ['in Portuguese', list('Data;Descrição;Valor', OPEN), 3_250_000], ['in Polish', list('Data;Opis;Kwota', OPEN), 3_250_000],
  ])('is not %s', async (_, lines, first) => {
    const { asked, amounts } = await read(lines);
    expect([asked, amounts[0] ?? (first === 3_250 ? 3_250 : null)]).toEqual([null, first]);
  });
});

describe('what moved the cash of a broker', () => {
  const HEAD = 'Date,Action,Symbol,Description,Quantity,Price,Fees,Amount';
  const TRADES = [`${day(0)},Buy,SCHD,ETF,10,$153.55,,"-$1,535.50"`, `${day(1)},Sell,MSFT,Microsoft,6,$243.23,$0.03,"$1,459.35"`, `${day(2)},Buy,SCHD,ETF,8,$188.43,,"-$1,507.44"`];
  const OTHERS = [`${day(3)},Dividend,VTI,ETF,,,,$69.98`, `${day(4)},Transfer,,Tfr BANK,,,,"$2,500.00"`];

  test('is its amount, on the day on which it was booked', async () => {
    expect((await read([HEAD, ...TRADES, ...OTHERS, '"Transactions Total",,,,,,$0.03,$986.39'])).amounts).toEqual([-153_550, 145_935, -150_744, 6_998, 250_000]);
    expect((await read([HEAD, ...[...TRADES, ...OTHERS].map((line) => line.replace(/^2026-03-(\d\d)/, '03/$1/2026 as of 02/28/2026'))])).asked).toBe('date-order');
  });

  test.each(['Date,Action,Symbol,Description,Shares,Price,Fees,Amount', 'Date,Action,Ticker,Description,Units,Unit price,Fees,Amount', 'Datum,Aktion,Symbol,Text,Anzahl,Kurs,Gebühr,Betrag', 'Date,Action,Symbol,Description,Qty,Price,Commission,Net amount'])('whatever it is called: %s', async (headings) => {
    expect(sum((await read([headings, ...TRADES, ...OTHERS])).amounts)).toBe(98_639);
  });

  test.each<[string, string[]]>([
    ['orders', [HEAD, ...TRADES]], ['orders without signs', [HEAD, ...TRADES.map((line) => line.replace('-$', '$')), ...OTHERS]], ['positions', ['Date,Symbol,Description,Quantity,Price,Market value', ...rows(6, (at) => `${day(5)},S${at},Name ${at},${at + 1},10.00,${(at + 1) * 10}.00`)]],
    ['something else than its price', [HEAD, ...TRADES.map((line) => line.replace(/,10,|,6,|,8,/, ',77,')), ...OTHERS]],
  ])('is none of %s', async (_, lines) => {
    expect((await read(lines)).amounts).toEqual([]);
  });
});

describe('plans beside payments', () => {
  test.each(['ACTUAL|FORECAST', 'Actual|Planned', 'actual|projected', 'Ist|Plan', 'Réel|Prévu', 'Réalisé|Prévisionnel', 'Effettivo|Previsto', 'Booked|Expected', 'Settled|Estimated', 'Faktisk|Budget', 'Actual|Forecasted', 'факт|прогноз'])('moved nothing: %s', async (words) => {
    const [done, open] = words.split('|') as [string, string];
    const { amounts, asked } = await read(['Date,Counterparty,Amount,Status', ...rows(12, (at) => `${day(at)},Shop ${at},-${at + 10}.00,${at < 9 ? done : open}`)]);
    expect([asked, amounts.length]).toEqual([null, 9]);
  });

  test('but a category may be called so', async () => {
    expect((await read(['Date,Description,Category,Amount', ...rows(8, (at) => `${day(at)},Shop ${at},${['Budget', 'Fuel', 'Plan', 'Rent'][at % 4]},-${at + 10}.00`)])).amounts.length).toBe(8);
  });
});

describe('balances that stand elsewhere', () => {
  const HEAD = 'Datum;Name;Zweck;Referenz;Währung;Betrag;Art';
  const list = (last: readonly string[]): string[] => [HEAD, ...rows(8, (at) => `${day(at)};NAME ${'ABCDEFGH'[at]};ZWECK ${'ABCDEFGH'[at]};;EUR;${at + 20},50;${at % 3 ? 'S' : 'H'}`), ...last];

  test.each(['Anfangssaldo|Endsaldo', 'Opening balance|Closing balance', 'Alter Kontostand|Neuer Kontostand', 'Saldo anterior|Saldo final', 'Solde initial|Solde final', 'Saldo iniziale|Saldo finale', 'Beginsaldo|Eindsaldo', 'Saldo początkowe|Saldo końcowe', 'Počáteční zůstatek|Konečný zůstatek', 'Saldovortrag|Kontostand'])('are no payments: %s', async (words) => {
    const [first, last] = words.split('|');
    expect((await read(list([`${day(0)};;;${first};EUR;4100,00;H`, `${day(8)};;;${last};EUR;4049,00;H`]))).amounts.length).toBe(8);
  });

  test('but a payment may be numbered or called like one', async () => {
    expect((await read(list([`${day(9)};Miete;Balance AG;Endsaldo;EUR;100,00;S`]))).amounts.length).toBe(9);
  });
});

describe('two accounts, each with its balances', () => {
  const account = (title: string, headings: string, opening: number, amounts: readonly number[]): string[] => [`"${title}";"Zeitraum: 45 Tage";`, `"Neuer Kontostand";"${opening + sum(amounts)},00 EUR";`, '', headings, ...amounts.map((amount, at) => `"${String(28 - at)}.02.2024";"Text ${'ABCDEFGHIJ'[at]}";"${amount},00";`), '', `"Alter Kontostand";"${opening},00 EUR";`, '', ''];

  test.each<[string, string]>([['"Buchungstag";"Buchungstext";"Umsatz in EUR";', '"Buchungstag";"Vorgang";"Umsatz in EUR";'], ['"Datum";"Text";"Betrag";', '"Belegdatum";"Beschreibung";"Betrag in EUR";']])('hold the balances of the other one no more: %s', async (first, second) => {
    const { amounts, asked } = await read([';', ...account('Umsätze Girokonto', first, 3_000, [-67, 217, -32, -47, 3_054]), ...account('Umsätze Visa-Karte (Kreditkarte)', second, 0, [-15, -25, -52, -104])]);
    expect([asked, amounts.length]).toEqual([null, 9]);
  });
});
