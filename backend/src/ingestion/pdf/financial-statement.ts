/** Recognises a profit and loss account, a balance sheet or a cash-flow statement: totals of a period, which are no payments. */
import type { FinancialStatementDocument, FinancialStatementKind } from '../document.ts';
import { splitAmount } from '../cells/amounts.ts';
import type { TextLine } from './text-lines.ts';

interface KnownStatement { statement: FinancialStatementKind; title: RegExp; captions: RegExp }

const KNOWN: readonly KnownStatement[] = [
  {
    statement: 'profit-and-loss',
    title: /profit (?:and|&) loss|\bp ?& ?l\b|income statement|statement of (?:operations|income|earnings|profit)|gewinn-? und verlustrechnung|\bguv\b|betriebswirtschaftliche auswertung|compte de résultat|winst-? en verliesrekening|resultatenrekening|cuenta de (?:pérdidas y ganancias|resultados)|conto economico/i,
    captions: /^(?:total |gross |net |operating )?(?:revenues?|sales|income|turnover|cost of (?:goods|sales)\b.*|gross (?:profit|margin)|(?:operating )?expenses|operating (?:profit|income)|net (?:profit|income|loss|earnings)|ebitda?|depreciation.*|umsatzerlöse|materialaufwand|personalaufwand|rohertrag|jahresüberschuss|betriebsergebnis|chiffre d.affaires|charges.*|produits.*|résultat.*|omzet|nettowinst|bedrijfsresultaat|kosten|ingresos|gastos|resultado.*|ricavi|costi|utile.*)$/i,
  },
  {
    statement: 'balance-sheet',
    title: /balance sheet|statement of financial position|\bbilanz\b|\bbilan\b|\bbalans\b|balance de situación|balance general|stato patrimoniale/i,
    captions: /^(?:total |current |fixed |non-?current |net )*(?:assets|liabilities|equity|liabilities (?:and|&) (?:equity|shareholders.*)|shareholders?.? equity|owner.?s equity|accounts (?:receivable|payable)|inventor(?:y|ies)|retained earnings|cash(?: (?:and|&) (?:cash )?equivalents)?|anlagevermögen|umlaufvermögen|eigenkapital|verbindlichkeiten|aktiva|passiva|bilanzsumme|actif.*|passif.*|capitaux propres|dettes|activa|eigen vermogen|schulden|activos?(?: .*)?|pasivos?(?: .*)?|patrimonio.*|attivo.*|passivo.*|debiti|crediti)$/i,
  },
  {
    statement: 'cash-flow',
    title: /cash ?flow statement|statement of cash ?flows|kapitalflussrechnung|tableau (?:des|de) flux de trésorerie|kasstroomoverzicht|estado de flujos? de efectivo|rendiconto finanziario/i,
    captions: /^(?:net )?(?:cash (?:from|used in|provided by|flows? from|at (?:the )?(?:beginning|end)).*|(?:operating|investing|financing) activities|(?:change|increase|decrease).* in cash.*|net income|depreciation.*|cashflow aus.*|flux.*|kasstroom.*|flujos?.*|flusso.*)$/i,
  },
];
const TITLE_LINES = 12;
const TITLE_CHARS = 90;
/** A word in a payment's text makes no financial statement; several captions with amounts do. */
const LEAST_CAPTIONS = 3;

export function financialStatement(lines: readonly TextLine[]): FinancialStatementDocument | null {
  const head = lines.slice(0, TITLE_LINES).flatMap((line) => line.cells.map((cell) => cell.text)).filter((text) => text.length <= TITLE_CHARS);
  const captions = lines.filter((line) => line.cells.length >= 2 && line.cells.slice(1).every((cell) => splitAmount(cell.text) !== null || /^(?:[$€£]|[-–]|\d+(?:[.,]\d+)? ?%)$/.test(cell.text))).map((line) => line.cells[0]!.text.replace(/:$/, ''));
  const found = KNOWN.find(({ title, captions: known }) => head.some((text) => title.test(text)) && captions.filter((caption) => known.test(caption)).length >= LEAST_CAPTIONS);
  return found ? { kind: 'financial-statement', statement: found.statement } : null;
}
