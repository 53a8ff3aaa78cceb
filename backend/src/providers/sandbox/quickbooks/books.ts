/** The invented companies of QuickBooks and their books, kept for the day because many calls ask for the same. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { LARKSPUR_NAME, larkspurStatements, monthOfCode, offeredMonths } from '../companies/larkspur.ts';
import type { ReadSample } from '../companies/sample-books.ts';
import type { SandboxCompany } from '../company.ts';
import type { CompanyBook } from './book.ts';
import { type BookPlan, inventedBook } from './invented-book.ts';
import { larkspurBook } from './larkspur-book.ts';

const LARKSPUR_ID = '4620816365';
const KEPT = 8;

const PLANS: readonly BookPlan[] = [
  {
    company: { provider: 'quickbooks', id: '4620816366000001', name: 'Copper Kettle Bakery', code: 'KETL', currency: 'USD', country: 'US', about: 'A small bakery, in US dollars.' },
    firstDay: '2025-10-01', openingMinor: 2_400_000, takingsMinor: 92_000, stepMinor: 5, closedOn: 1, supplier: 'Millstone Flour', landlord: 'Canal Street Properties', client: 'Riverside School',
  },
  {
    company: { provider: 'quickbooks', id: '4620816366000002', name: 'Sakura Tea House', code: 'SAKU', currency: 'JPY', country: 'JP', about: 'A tea shop in Kyoto, in Japanese yen.' },
    firstDay: '2025-12-01', openingMinor: 3_200_000, takingsMinor: 86_000, stepMinor: 10, closedOn: 3, supplier: 'Uji Tea Gardens', landlord: 'Gion Estates', client: 'Kamogawa Hotel',
  },
  {
    company: { provider: 'quickbooks', id: '4620816366000003', name: 'Dune Trading', code: 'DUNE', currency: 'KWD', country: 'KW', about: 'A delicatessen in Kuwait, in Kuwaiti dinars with their three decimals.' },
    firstDay: '2026-01-01', openingMinor: 8_500_000, takingsMinor: 265_000, stepMinor: 50, closedOn: 5, supplier: 'Basra Dates', landlord: 'Salmiya Towers', client: 'Gulf Events',
  },
];

export class Books {
  readonly #readSample: ReadSample;
  readonly #kept = new Map<string, CompanyBook>();

  constructor(readSample: ReadSample) {
    this.#readSample = readSample;
  }

  list(today: LocalDate): readonly SandboxCompany[] {
    return [...offeredMonths(today).map(larkspur), ...PLANS.map(({ company }) => company)];
  }

  /** Null for an unknown company. */
  book(id: string, today: LocalDate): CompanyBook | null {
    const name = `${id} ${today}`;
    const book = this.#kept.get(name) ?? this.#make(id, today);
    if (!book) return null;
    this.#kept.set(name, book);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '');
    return book;
  }

  #make(id: string, today: LocalDate): CompanyBook | null {
    const plan = PLANS.find(({ company }) => company.id === id);
    if (plan) return inventedBook(plan, today);
    const code = id.startsWith(LARKSPUR_ID) ? id.slice(LARKSPUR_ID.length) : '';
    const month = monthOfCode(code);
    return month === null || month > today ? null : larkspurBook(larkspur(code), larkspurStatements(this.#readSample, month, today), month, today);
  }
}

function larkspur(month: string): SandboxCompany {
  return {
    provider: 'quickbooks', id: LARKSPUR_ID + month, name: LARKSPUR_NAME, code: `LARK${month}`, currency: 'USD', country: 'US',
    about: 'The demo’s studio, in US dollars. It holds the movements of the sample bank statements of the last twelve months.',
  };
}
