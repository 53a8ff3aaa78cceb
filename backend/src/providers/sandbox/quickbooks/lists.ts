/** QuickBooks' objects that are no transactions: the company, its accounts, the people it deals with, and what it sells. */
import { minorToDecimal } from '../../../finance/money.ts';
import type { CompanyBook, Party } from './book.ts';
import { itemId, type QuickBooksObject } from './entities.ts';
import { balancesOn, CLASSIFICATIONS } from './postings.ts';

type Common = (id: string) => QuickBooksObject;

function common({ firstDay }: CompanyBook): Common {
  const at = `${firstDay}T08:00:00.000Z`;
  return (id) => ({ domain: 'QBO', sparse: false, Id: id, SyncToken: '0', MetaData: { CreateTime: at, LastUpdatedTime: at } });
}

export function companyInfo(book: CompanyBook): QuickBooksObject {
  const { company, firstDay } = book;
  return {
    ...common(book)('1'), CompanyName: company.name, LegalName: `${company.name} (sandbox)`, CompanyStartDate: firstDay, FiscalYearStartMonth: 'January', Country: company.country, SupportedLanguages: 'en',
    CompanyAddr: { Id: '1', Line1: '1 Invented Street', City: 'Sandbox', Country: company.country }, Email: { Address: 'books@example.com' },
    NameValue: [{ Name: 'NeoEnabled', Value: 'true' }, { Name: 'Sandbox', Value: 'true' }],
  };
}

export function accountObjects(book: CompanyBook): QuickBooksObject[] {
  const { currency } = book.company;
  const balances = balancesOn(book, 'Accrual', null);
  const write = common(book);
  return book.accounts.map(({ id, name, type, subType }) => {
    // Income and expenses carry no balance of their own in this list.
    const balanceMinor = ['Income', 'Expense', 'Cost of Goods Sold', 'Other Income'].includes(type) ? 0 : balances.get(id) ?? 0;
    const sign = ['Bank', 'Accounts Receivable'].includes(type) ? 1 : -1;
    const balance = balanceMinor === 0 ? 0 : Number(minorToDecimal(sign * balanceMinor, currency));
    return {
      ...write(id), Name: name, SubAccount: false, FullyQualifiedName: name, Active: true, Classification: CLASSIFICATIONS[type], AccountType: type, AccountSubType: subType,
      CurrentBalance: balance, CurrentBalanceWithSubAccounts: balance, CurrencyRef: { value: currency, name: currency },
    };
  });
}

export function partyObjects(book: CompanyBook, kind: Party['kind']): QuickBooksObject[] {
  const write = common(book);
  const { currency } = book.company;
  const parties = new Map(book.txns.flatMap(({ party }) => (party?.kind === kind ? [[party.id, party]] : [])));
  return [...parties.values()].map(({ id, name }) => ({
    ...write(id), FullyQualifiedName: name, CompanyName: name, DisplayName: name, PrintOnCheckName: name, Active: true, Balance: 0, CurrencyRef: { value: currency, name: currency },
  }));
}

export function itemObjects(book: CompanyBook): QuickBooksObject[] {
  const write = common(book);
  return book.accounts.filter(({ type }) => type === 'Income').map(({ id, name }) => ({
    ...write(itemId(id)), Name: name, Active: true, FullyQualifiedName: name, Taxable: false, UnitPrice: 0, Type: 'Service', IncomeAccountRef: { value: id, name },
  }));
}
