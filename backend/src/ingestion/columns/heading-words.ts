/** The headings banks use, by what the column means, in several languages: the table behind heading recognition. Add a bank's word here. */
import type { ColumnRole } from './roles.ts';

/** In order of preference: where two columns of one file mean the same, the one named earlier in its list is taken. */
export const HEADING_WORDS: Readonly<Record<ColumnRole, readonly string[]>> = {
  date: [
    'posting date', 'posted date', 'post date', 'date posted', 'booking date', 'date processed', 'processed date', 'transaction posting date', 'posted on', 'entry date',
    'buchungstag', 'buchungsdatum', 'buchung', 'datum verrekening', 'boekingsdatum', 'boekdatum', 'date comptable', 'date de comptabilisation', 'date operation', 'date d operation', 'fecha contable', 'fecha operacion', 'f contable',
    'data contabile', 'data registrazione', 'data lancamento', 'data do lancamento', 'data movimento', 'data mov', 'datum zauctovani', 'data ksiegowania', 'bogforingsdato', 'bokforingsdag', 'bokforingsdatum', 'bokforingsdato', 'kirjauspaiva', 'дата обработки', 'дата проводки',
    'transaction date', 'trans date', 'date of transaction', 'date', 'datum', 'fecha', 'data', 'dato', 'paivamaara', 'datum transactie', 'transactiedatum', 'transaktionsdatum', 'transactie datum', 'data operazione', 'data operacji', 'data transakcji', 'fecha de operacion',
    'datum provedeni', 'datum verrichting', 'umsatzdatum', 'belegdatum', 'дата', 'дата операции', 'tarih', 'islem tarihi', 'datum transakce', 'datum prodeje',
    'timestamp', 'date time', 'datetime', 'time', 'created', 'created utc', 'created at', 'created date', 'completed date', 'date completed', 'started date', 'payment date', 'paid on', 'sale date', 'day', 'execution date', 'order date',
  ],
  'value-date': ['value date', 'valuta', 'valutadatum', 'wertstellung', 'wertstellungstag', 'valeur', 'date valeur', 'date de valeur', 'fecha valor', 'data valuta', 'data do balancete', 'rentedatum', 'effective date', 'available on', 'available on utc', 'settlement date', 'settled on', 'rentedag', 'clearing date'],
  description: [
    'description', 'transaction description', 'details', 'transaction details', 'detail', 'narrative', 'narration', 'particulars', 'transaction particulars', 'memo description', 'transaction', 'desc', 'text', 'original description', 'statement description', 'extended details', 'item title', 'name description',
    'verwendungszweck', 'buchungstext', 'vorgang', 'omschrijving', 'naam omschrijving', 'mededelingen', 'libelle', 'libelle operation', 'designation', 'concepto', 'descripcion', 'descrizione', 'descrizione operazione', 'causale', 'descricao', 'historico', 'opis', 'opis operacji', 'tytul', 'popis', 'zprava pro prijemce',
    'beskrivelse', 'beskrivning', 'tekst', 'forklaring', 'selite', 'viesti', 'основание', 'описание', 'назначение платежа', 'описание операции', 'aciklama', 'activity', 'notes', 'note', 'memo', 'message', 'subject', 'purpose',
  ],
  memo: ['memo', 'notes', 'note', 'additional info', 'comment', 'comments', 'reference text', 'message', 'vwz1', 'vrije mededeling', 'toelichting', 'bemerkung', 'info', 'commentaire', 'observaciones'],
  amount: [
    'amount in account currency', 'account currency amount', 'billing amount', 'settlement amount', 'local amount', 'amount local', 'сумма пересчитанная в валюту счета', 'сумма в валюте счета', 'bedrag in eur', 'bedrag eur', 'betrag in eur',
    'net', 'net amount', 'amount', 'transaction amount', 'amt', 'signed amount', 'value', 'betrag', 'umsatz', 'bedrag', 'montant', 'importe', 'importo', 'valor', 'kwota', 'kwota operacji', 'castka', 'objem', 'belob', 'belopp', 'belop', 'summa', 'maara', 'сумма', 'сумма операции', 'tutar', 'islem tutari',
    'amount paid', 'total', 'total amount', 'gross', 'gross amount', 'money', 'sum', 'payment amount', 'converted amount',
  ],
  debit: [
    'debit', 'debits', 'debit amount', 'amount debit', 'withdrawal', 'withdrawals', 'withdrawal amount', 'withdrawal amt', 'money out', 'paid out', 'outflow', 'out', 'payments', 'charges', 'charge', 'spent', 'spend', 'expense', 'expenses', 'cash out', 'dr',
    'soll', 'ausgang', 'belastung', 'lastschrift', 'ausgaben', 'debet', 'af', 'uit', 'bedrag af', 'uitgaven', 'cargo', 'cargos', 'debe', 'gastos', 'addebiti', 'addebito', 'dare', 'uscite', 'debito', 'saida', 'saidas', 'obciazenia', 'wydatki', 'ut', 'ud', 'uttag', 'расход', 'списание', 'дебет', 'borc',
  ],
  credit: [
    'credit', 'credits', 'credit amount', 'amount credit', 'deposit', 'deposits', 'deposit amount', 'deposit amt', 'money in', 'paid in', 'inflow', 'in', 'receipts', 'received', 'income', 'cash in', 'cr', 'lodgement', 'lodgements',
    'haben', 'eingang', 'gutschrift', 'einnahmen', 'bij', 'bedrag bij', 'ontvangsten', 'abono', 'abonos', 'haber', 'ingresos', 'accrediti', 'accredito', 'avere', 'entrate', 'credito', 'entrada', 'entradas', 'uznania', 'wplywy', 'inn', 'ind', 'insattning', 'приход', 'зачисление', 'кредит', 'alacak',
  ],
  flag: ['transaction type', 'debit credit', 'dr cr', 'cr dr', 'credit debit', 'debit or credit', 'type', 'd c', 'c d', 'dc', 'sign', 'credit debit indicator', 'direction', 'af bij', 'bij af', 'soll haben', 's h', 'sh kennzeichen', 'debet credit', 'sens', 'signo', 'znak', 'in out', 'flow'],
  balance: [
    'balance', 'running balance', 'account balance', 'closing balance', 'balance after', 'balance after transaction', 'ending balance', 'cash balance', 'available balance', 'ledger balance', 'book balance', 'new balance', 'saldo', 'saldo na mutatie', 'resulting balance',
    'kontostand', 'saldo nach buchung', 'solde', 'saldo disponible', 'saldo contable', 'saldo po operacji', 'zustatek', 'stav', 'saldo dopo', 'остаток', 'баланс', 'bakiye', 'balans', 'bokfort saldo',
  ],
  opening: ['opening balance', 'beginning balance', 'start balance', 'balance before', 'saldo voor mutatie', 'startsaldo', 'anfangssaldo'],
  fee: ['fee', 'fees', 'stripe fee', 'transaction fee', 'processing fee', 'commission', 'gebuhr', 'gebuehr', 'kosten op verrichting', 'frais', 'comision'],
  currency: ['currency', 'account currency', 'валюта счета', 'ccy', 'curr', 'currency code', 'transaction currency', 'waehrung', 'wahrung', 'devise', 'moneda', 'divisa', 'valuta', 'moeda', 'waluta', 'mena', 'munt', 'muntsoort', 'valuutta', 'валюта', 'валюта операции', 'para birimi', 'mutation currency'],
  category: ['category', 'categories', 'sub category', 'transaction category', 'spending category', 'kategorie', 'categorie', 'categoria', 'kategoria', 'kategori', 'категория', 'master category', 'reporting category', 'class', 'subcategory', 'budget category', 'expense category', 'category name'],
  account: ['account number', 'account', 'account no', 'account name', 'from account', 'bank account', 'account id', 'iban', 'iban auftraggeberkonto', 'auftragskonto', 'auftraggeberkonto', 'kontonummer', 'konto', 'rekening', 'rekeningnummer', 'compte', 'numero de compte', 'cuenta', 'conto', 'conta', 'numer rachunku', 'rachunek', 'cislo uctu', 'card', 'card number', 'card no', 'kredietkaart', 'card used for transaction', 'номер карты счета договора', 'номер счета', 'hesap no', 'own account'],
  counterparty: [
    'payee payer', 'payer payee', 'payee', 'payer', 'counterparty', 'counterparty name', 'counter party', 'merchant', 'merchant name', 'vendor', 'vendor name', 'customer', 'customer name', 'supplier', 'supplier name', 'name', 'beneficiary', 'recipient', 'paid to', 'received from', 'to from', 'other party', 'party', 'client', 'contact',
    'beguenstigter zahlungspflichtiger', 'auftraggeber beguenstigter', 'auftraggeber empfanger', 'empfanger', 'empfaenger', 'zahlungsempfanger', 'zahlungsempfaenger', 'zahlungspflichtiger', 'auftraggeber', 'name zahlungsbeteiligter', 'tegenpartij', 'naam tegenpartij', 'naam', 'handelaar', 'contrepartie', 'beneficiaire', 'tiers', 'beneficiario', 'nadawca odbiorca', 'odbiorca', 'kontrahent', 'nazev protiuctu', 'nazev protistrany', 'counteraccount name', 'contraparte', 'modtager', 'mottagare', 'получатель', 'контрагент',
  ],
  reference: ['reference', 'ref', 'reference number', 'transaction id', 'transaction reference', 'transaction reference number', 'check number', 'cheque number', 'check or slip', 'check', 'serial', 'id', 'payment reference', 'referenz', 'kundenreferenz', 'referentie', 'numero do documento', 'numero', 'document', 'balance transaction id', 'bank reference'],
  status: ['status', 'state', 'transaction status', 'payment status', 'estado', 'statut', 'стату', 'статус', 'состояние', 'cleared', 'storno'],
  'not-a-payment': [
    'quantity', 'qty', 'shares', 'units', 'price', 'unit price', 'cost share', 'cost basis', 'market value', 'gain loss', 'holding period', 'open date', 'symbol', 'ticker', 'cusip', 'isin', 'lot', 'order id', 'order url', 'items', 'shipping', 'sku', 'product', 'productid', 'producttype', 'bitcoin hash', 'order btc',
    'invoice date', 'due date', 'invoice number', 'stock', 'inventory', 'employee', 'latitude', 'longitude',
  ],
};
