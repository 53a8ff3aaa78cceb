/** Lines in which a statement speaks of itself: made of nothing but words for sums and balances, days and numbers. TOTAL WINE and NEW BALANCE SHOES are shops. */

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Without accents, in lower case, as `lineKind` hands them over. */
const TOTALS = wordsOf(`total totals totaal totale totales totaux subtotal sum summe summa suma somme som gesamt gesamtsumme gesamtbetrag itogo итого всего разом razem celkem ukupno yhteensa toplam osszesen alt συνολο 合計 合计 小計 小计 总计 總計 apyvarta apgrozijums kaive`);
const BALANCES = wordsOf(`balance balances bal saldo saldi saldos solde kontostand stand bakiye bakiyesi egyenleg nyitoegyenleg zaroegyenleg zustatek slutsaldo startsaldo loppusaldo alkusaldo tagessaldo zwischensaldo dagsaldo utgaende ingaende restsaldo остаток баланс залишок υπολοιπο stanje bf cf bd cd b/f c/f b/d c/d brought carried 残高 余额 餘額 likutis atlikums jaak algsaldo loppsaldo`);
const CHANGES = wordsOf('change movement movements veranderung');
/** What may stand beside them. */
const BESIDE = wordsOf(`grand sub net the of for in on at as to per am al au del de des du do da di dia dias diario jour giorno dnia dagens von vom zum bis i and und et y end ending open opening close closing beginning starting final initial previous new current available ledger book daily monthly weekly yearly page period month year day week statement account forward over down
  debits debit credits credit withdrawals deposits payments charges fees receipts transactions movimientos mouvements movimenti movimentos umsatze buchungen haben soll einnahmen ausgaben entrate uscite entradas saidas salidas ingresos gastos egresos abonos cargos recebimentos pagamentos despesas receitas encaissements decaissements recettes depenses wplywy wydatki amount amounts betrag importe general generale generaux kapanis kapanıs acilis acılıs dnem devir devreden koncowe poczatkowe koncowy nieuw vorig vorige ultimo ultima anterior inicial actual disponible zum dato
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec januar februar marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
  pradziai pabaigai pradzioje pabaigoje sakuma beigu perioda algus lopp
  usd eur gbp chf cad aud jpy pln sek nok dkk`);

/** BALANCE-88: how a bank numbers its payments. */
const NUMBERED = /^\p{L}+-\d+$/u;

export function ownLineKind(plain: string): 'total' | 'balance' | null {
  if (NUMBERED.test(plain)) return null;
  const words = plain.toLowerCase().replace(/[\d.,:;()'’+*=€$£#-]+/g, ' ').replace(/(?<![bc])\/(?![fd])/g, ' ').trim().split(/\s+/);
  const [isTotal, isBalance] = [words.some((word) => TOTALS.has(word)), words.some((word) => BALANCES.has(word))];
  const isNetChange = words[0] === 'net' && words.some((word) => CHANGES.has(word));
  if (!isTotal && !isBalance && !isNetChange) return null;
  if (!words.every((word) => TOTALS.has(word) || BALANCES.has(word) || CHANGES.has(word) || BESIDE.has(word))) return null;
  return isBalance && !isTotal ? 'balance' : 'total';
}

/** A payment may do so, too. */
export const namesBalance = (text: string): boolean => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().split(/[^\p{L}/]+/u).some((word) => BALANCES.has(word));
