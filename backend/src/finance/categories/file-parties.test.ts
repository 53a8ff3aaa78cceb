/** What the other rows of a file say about a party. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AlikeTexts } from './alike-texts.ts';
import { Chart } from './chart.ts';
import { FileParties } from './file-parties.ts';

const chart = new Chart();
const row = (description: string, amountMinor: number) => ({ description, amountMinor, category: null, counterparty: null });

/** The category of the last row of a file. */
function last(...rows: ReturnType<typeof row>[]): [category: string | undefined, isSure: boolean] {
  const read = new FileParties().readAll(() => rows).at(-1);
  return [read ? chart.account(read.categoryNumber).name : undefined, (read?.confidence ?? 0) >= 70];
}

const nameOfLast = (...rows: ReturnType<typeof row>[]): string | null => new FileParties().readAll(() => rows).at(-1)?.counterparty ?? null;

const times = (count: number, one: (place: number) => ReturnType<typeof row>) => Array.from({ length: count }, (_, place) => one(place));

describe('beside the other rows of its file', () => {
  test('who is paid otherwise gives money back, in the category of what was bought', () => {
    expect(last(...times(4, (place) => row('JOHNSTONE SUPPLY KELLER TX', -400_00 - place)), row('JOHNSTONE SUPPLY ARLINGTON TX', 90_00))).toEqual(['Cost of Goods Sold', true]);
    expect(last(row('WORLDPAC INC PARTS INV 8812', -900_00), row('ACH CREDIT WORLDPAC INC', 120_00))).toEqual(['Cost of Goods Sold', false]);
  });

  test('who pays more than he is paid is a customer, whatever he sells', () => {
    expect(last(row('STAPLES 1182', -40_00), ...times(4, (place) => row('STAPLES ORDER 9', 900_00 + place)))).toEqual(['Sales - Invoiced', false]);
  });

  test('who takes the draws is the owner, whichever name comes first', () => {
    expect(last(row('TRANSFER TO TROY SLATTERY OWNER DRAW', -500_00), row('ZELLE TO SLATTERY TROY ON 05/10 REF 88A1', -300_00))).toEqual(['Owner Draw', false]);
    expect(last(row('TRANSFER TO TROY SLATTERY OWNER DRAW', -500_00), row('ZELLE FROM SLATTERY TROY ON 05/10 REF 88A1', 5_000_00))).toEqual(['Owner Contribution', false]);
  });

  test('what was done for several companies is none of their names, and a lessor of machines is no landlord', () => {
    const designs = ['MARQUETTE THEATRE COMPANY', 'KILBOURN DENTAL', 'HARROW REALTY'].flatMap((name) => [row(`ACH CREDIT ${name} PRINT INV 4010`, 90_00), row(`ACH CREDIT ${name} DESIGN INV 77`, 40_00)]);
    expect(nameOfLast(...designs, row('ACH CREDIT KILBOURN DENTAL DESIGN INV 78', 40_00))).toBe('Kilbourn Dental');
    const lease = times(4, (place) => row(`RICOH USA LEASE PRO ${4000 + place}`, -1_385_00));
    expect(nameOfLast(...lease, row('RICOH USA CLICK CHARGES METER 55021', -310_00))).toBe('Ricoh');
    expect(last(...lease)[0]).toBe('Equipment');
  });

  test('a large sum that is paid back in equal instalments was lent', () => {
    const advance = row('NORTHGATE FUNDING PARTNERS', 20_000_00);
    expect(last(advance, ...times(6, () => row('NORTHGATE FUNDING PARTNERS', -950_00)))).toEqual(['Loan Payment', false]);
    expect(last(...times(6, () => row('NORTHGATE FUNDING PARTNERS', -950_00)), advance)).toEqual(['Loan Proceeds', false]);
  });

  test('a claim paid by the own insurer is no fee of a patient', () => {
    expect(last(...times(5, () => row('PROG COUNTY MUT INS PREM', -300_00)), row('PROG COUNTY MUT CLAIM PMT', 3_400_00))).toEqual(['Other Income', false]);
    expect(last(...times(5, (place) => row('LONE STAR HEALTH PLAN CLAIM PMT', 300_00 + place)))).toEqual(['Service Income', true]);
    expect(last(row('LONE STAR CASUALTY CLAIM PMT', 300_00))).toEqual(['Other Income', false]);
  });

  test('who pays again and again is no supplier, however much he is paid', () => {
    const trades = [...times(9, (place) => row('ORBIS WIRE SERVICE STMT', -300_00 - place)), ...times(9, (place) => row('ACH CREDIT ORBIS WIRE SERVICE', 200_00 + place))];
    expect(last(...trades)).toEqual(['Sales - Invoiced', true]);
  });

  test('the same amount again and again to a house that calls itself a lender is an instalment', () => {
    expect(last(...times(5, () => row('STONEGATE LENDING 0021', -412_00)))).toEqual(['Loan Payment', false]);
    expect(last(...times(5, (place) => row('STONEGATE LENDING 0021', -100_00 * place)))).toEqual(['Uncategorized Expense', false]);
  });

  test('deposits that name nobody are takings where there are many', () => {
    expect(last(...times(6, (place) => row('DEPOSIT', 300_00 + place)))).toEqual(['Sales - Invoiced', false]);
    expect(last(row('DEPOSIT', 300_00))).toEqual(['Uncategorized Income', false]);
  });

  test('a clear text stays as it is, and nothing is made of a cheque', () => {
    expect(last(row('TRANSFER TO TROY SLATTERY OWNER DRAW', -500_00), row('TROY SLATTERY PAYROLL', -900_00))).toEqual(['Payroll', true]);
    expect(last(...times(6, (place) => row(`CHECK 10${place}`, -100_00 * place - 1)))).toEqual(['Uncategorized Expense', false]);
  });

  test('the own name behind every entry says nothing of the other party', () => {
    const entries = ['NORTHWIND AP', 'HILLSIDE GROUP', 'ORCHARD LANE', 'DELTA FARMS', 'STONEGATE', 'MAPLE COURT', 'RIVERTON'];
    const file = [...entries.map((name, place) => row(`${name} 25050${place} X9 RIDGE ROOFING CONTRACTORS`, 500_00)), ...entries.map((name, place) => row(`${name} SVC 25050${place} X9 RIDGE ROOFING CONTRACTORS`, -90_00))];
    expect(last(...file, row('HARLAND 250509 X9 RIDGE ROOFING CONTRACTORS', -75_00))).toEqual(['Uncategorized Expense', false]);
  });

  test('a town behind a name makes no other party', () => {
    const read = new FileParties().readAll(() => [row('BLUE HERON VETERINARY SUPPLY BOISE 8812', -90_00), row('BLUE HERON VETERINARY SUPPLY 8813', -70_00)]);
    expect(read.map((one) => one?.counterparty)).toEqual(['Blue Heron Veterinary Supply', 'Blue Heron Veterinary Supply']);
  });

  test('later batches know what earlier ones said', () => {
    const parties = new FileParties();
    parties.readAll(() => times(3, () => row('PEACHTREE BEAUTY SUPPLY ATLANTA GA', -100_00)));
    const [read] = parties.readAll(() => [row('PEACHTREE BEAUTY SUPPLY DECATUR GA', 40_00)]);
    expect(chart.account(read!.categoryNumber).name).toBe('Cost of Goods Sold');
  });

  test('a name that goes on with what was bought is the shorter name, where that stands alone as well', () => {
    const rows = [...times(3, (place) => row('ACH CREDIT HARROW FURNITURE INV 12', 900_00 + place)), row('ACH CREDIT HARROW FURNITURE REBRAND INV 14', 4_000_00)];
    expect(nameOfLast(...rows)).toBe('Harrow Furniture');
    expect(nameOfLast(...rows, row('ACH DEBIT CUSTOMER REFUND HARROW FURNITURE OVERBILLED HOURS', -200_00))).toBe('Harrow Furniture');
    expect(nameOfLast(row('ACH CREDIT HARROW LANE INV 12', 900_00), row('ACH CREDIT HARROW LANE REBRAND INV 14', 4_000_00))).toBe('Harrow Lane Rebrand');
  });

  test.each([
    ['what is noted behind a name', 'Coastal Beverage', ['COASTAL BEVERAGE INV 12', 'COASTAL BEVERAGE LATE DELIVERY CREDIT']],
    ['behind one word', 'Pawstay', ['PAWSTAY PAYOUT', 'PAWSTAY PAYOUT', 'PAWSTAY PAYOUT', 'PAWSTAY PARTS']],
    ['whatever a text that says nothing else goes on with', 'Coastal Drinks', ['ACH COASTAL DRINKS', 'ACH COASTAL DRINKS', 'ACH COASTAL DRINKS', 'COASTAL DRINKS BAD KEGS']],
    ['what follows a kind of company', 'Marsh Lane School', ['MARSH LANE SCHOOL BUFFET', 'MARSH LANE SURGERY LUNCHES', 'MARSH LANE SCHOOL SPRING HELPERS']],
    ['what several names begin with', 'Highfield Clinic Rooms', ['HIGHFIELD CLINIC ROOMS RENT', 'HIGHFIELD CLINIC ROOMS EXTRA SATURDAY']],
    ['what is bought of a town', 'City of Eagle Port', ['CITY OF EAGLE PORT DOCK LEASE', 'CITY OF EAGLE PORT WATER BILL']],
    ['what somebody with a title is paid for', 'Dr Iris van Doren', ['DR IRIS VAN DOREN CLINICAL SUPERVISION', 'DR IRIS VAN DOREN TEACHING']],
    ['the order that most rows have', 'Marisol Vega', ['ZELLE FROM MARISOL VEGA', 'ZELLE FROM MARISOL VEGA', 'ZELLE FROM VEGA MARISOL']],
  ])('%s makes no other party', (_, name, texts) => expect(nameOfLast(...texts.map((text, place) => row(text, -100_00 - place)))).toBe(name));

  test.each([
    ['another kind of company', 'Great Lakes Dental Supply', ['GREAT LAKES DENTAL', 'GREAT LAKES DENTAL', 'GREAT LAKES DENTAL SUPPLY']],
    ['another beginning', 'Marsh Lane Surgery Lunches', ['MARSH LANE SCHOOL BUFFET', 'MARSH LANE SCHOOL', 'MARSH LANE SURGERY LUNCHES']],
    ['what stands rarely by itself', 'Blue Ridge Parts', ['BLUE RIDGE', 'BLUE RIDGE PARTS', 'BLUE RIDGE PARTS']],
    ['one word that is nobody', 'Mary Parts', ['MARY', 'MARY PARTS']],
    ['what goes on behind an ampersand', 'Green Valley Farm & Feed', ['GREEN VALLEY FARM', 'GREEN VALLEY FARM', 'GREEN VALLEY FARM', 'GREEN VALLEY FARM & FEED']],
    ['another kind of company behind a note', 'Blue Ridge Electric Coop', ['BLUE RIDGE PREMIUM', 'BLUE RIDGE PREMIUM', 'BLUE RIDGE ELECTRIC COOP']],
    ['another town', 'City of San Mateo Harbor', ['CITY OF SAN MARCOS HARBOR', 'CITY OF SAN MATEO HARBOR']],
    ['another doctor', 'Dr Iris van Dyck', ['DR IRIS VAN DOREN', 'DR IRIS VAN DYCK']],
    ['a company alone', 'Harbor Market Picnic', ['HARBOR MARKET PICNIC', 'HARBOR FARMS PICNIC', 'HARBOR MARKET PICNIC']],
  ])('%s is a party of its own', (_, name, texts) => expect(nameOfLast(...texts.map((text, place) => row(text, -100_00 - place)))).toBe(name));

  test('what a name that goes on comes to is judged by the shorter name\'s other rows', () => {
    const paid = times(4, (place) => row('COASTAL BOTTLES WHOLESALE 8812', -300_00 - place));
    expect(last(...paid, row('COASTAL BOTTLES BROKEN CASE CREDIT', 40_00))[0]).toBe('Cost of Goods Sold');
  });

  test('what comes back under one word comes from whom that word begins, as a credit', () => {
    const paid = times(4, (place) => row('QBX QUARTZ BICYCLE PRODUCTS 8812', -300_00 - place));
    const back = row('QBX RETURN CREDIT RMA 12', 40_00);
    expect(nameOfLast(...paid, back)).toBe('QBX Quartz Bicycle Products');
    expect(last(...paid, ...times(4, () => back))[0]).not.toBe('Sales - Invoiced');
    expect(nameOfLast(...paid, row('QBX QUARRY STONE', -90_00), back)).toBe('QBX');
  });

  test('a note behind that word changes nothing of it; a customer whose name begins as a supplier\'s does stays a customer', () => {
    const paid = times(4, (place) => row('QBX QUARTZ BICYCLE PRODUCTS 8812', -300_00 - place));
    const reprint = times(3, (place) => row('QBX REPRINT CREDIT 4471', 40_00 + place));
    expect([nameOfLast(...paid, ...reprint), last(...paid, ...reprint)[0]]).toEqual(['QBX Quartz Bicycle Products', 'Uncategorized Expense']);
    const customer = times(3, (place) => row('QBX LANTERN FESTIVAL 4471', 400_00 + place));
    expect([nameOfLast(...paid, ...customer), last(...paid, ...customer)[0]]).toEqual(['QBX Lantern Festival', 'Sales - Invoiced']);
  });
});

test('texts that are alike are read as each of them by itself', () => {
  const piece = fc.oneof(fc.constantFrom('PAYPAL *', 'SYSCO', 'JOHNSTONE SUPPLY', 'HARROW FURNITURE', 'REFUND', '7SHIFTS', 'ACH CREDIT', 'INV-', '76'), fc.nat(99_999_999).map(String));
  const rows = fc.array(fc.record({ pieces: fc.array(piece, { minLength: 1, maxLength: 4 }), amountMinor: fc.integer({ min: -9, max: 9 }) }), { minLength: 1, maxLength: 30 });
  fc.assert(fc.property(rows, (drawn) => {
    const file = drawn.map(({ pieces, amountMinor }) => row(pieces.join(' '), amountMinor));
    const alike = new AlikeTexts();
    const kinds = Int32Array.from(file, ({ description }) => alike.kindOf(Buffer.from(description), 0, description.length));
    expect(new FileParties().readAll(() => file, kinds)).toEqual(new FileParties().readAll(() => file));
  }));
});

describe('parts of cars', () => {
  const parts = (count: number) => times(count, (place) => row(`NAPA AUTO PARTS #4471 SAN LEANDRO CA ${place}`, -40_00 - place));
  const fuel = (count: number) => times(count, (place) => row(`SHELL OIL 574429188 ${place}`, -60_00 - place));

  test('who buys them day after day sells them on', () => {
    expect(last(...fuel(4), ...parts(60))).toEqual(['Cost of Goods Sold', true]);
    expect(last(...fuel(4), ...parts(14))).toEqual(['Cost of Goods Sold', false]);
    expect(last(...parts(60), row('HILLTOP FORD PARTS DEPT RICHMOND CA 081089', -90_00))).toEqual(['Cost of Goods Sold', true]);
  });

  test('who drives buys a few, and much fuel', () => {
    expect(last(...parts(3))).toEqual(['Vehicle', true]);
    expect(last(...fuel(40), ...parts(30))).toEqual(['Vehicle', true]);
    expect(last(...parts(60), row('SHELL OIL 574429188', -60_00))).toEqual(['Vehicle', true]);
  });
});

describe('what several names go on with', () => {
  const fleet = ['PACIFIC COURIER GROUP', 'LOPEZ LANDSCAPING', 'BRIGHTWAY HOME CARE'].map((name) => row(`ACH CREDIT ${name} FLEET SVC INV 21017`, 900_00));

  test('is what they pay for', () => {
    expect(nameOfLast(...fleet)).toBe('Brightway Home Care');
    expect(nameOfLast(...fleet, row('ACH CREDIT EASTSHORE TAXI CO-OP FLEET SVC INV 2', 900_00))).toBe('Eastshore Taxi Co Op');
  });

  test('is of the name where two have it, where it is a kind of company, or a surname', () => {
    expect(nameOfLast(...fleet.slice(0, 2))).toBe('Lopez Landscaping Fleet SVC');
    expect(nameOfLast(...['OAK HILL', 'ELM GROVE', 'PINE RIDGE'].map((name) => row(`ACH CREDIT ${name} PROPERTY MANAGEMENT INV 2`, 900_00)))).toBe('Pine Ridge Property Management');
    expect(nameOfLast(...['MARIA LUISA', 'JUAN CARLOS', 'ANA BELEN'].map((name) => row(`ZELLE TO ${name} GARCIA`, -900_00)))).toBe('Ana Belen Garcia');
  });
});

describe('claims that insurers pay', () => {
  const claims = (count: number) => times(count, (place) => row(`STATE FARM MUTUAL CLAIM PMT CLM 55-${place}`, 1_900_00 + place));

  test('one after the other is what is lived on, one now and then is for a damage', () => {
    expect(last(...claims(60))).toEqual(['Service Income', true]);
    expect(last(...claims(14), row('ALLSTATE INS CO CLAIM PAYMENT 7781', 2_400_00))).toEqual(['Service Income', false]);
    expect(last(...claims(1))).toEqual(['Other Income', false]);
    expect(last(...claims(60), row('STATE FARM MUTUAL PREMIUM REFUND', 90_00))[0]).not.toBe('Service Income');
  });
});
