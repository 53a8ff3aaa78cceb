/** The words of invoices in English, German, French, Dutch, Spanish and Italian. Add a language's word here. */

const any = (...patterns: string[]): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})`, 'iu');
const NO = String.raw`(?:\s*[-.:]?\s*(?:number|numbers|no\b\.?|nos\b\.?|nr\b\.?|num\b\.?|n[°º]|n\.|nummer|numéro|numero|núm(?:ero)?\b\.?|id\b|#|№))`;
const NUMBER_OF = String.raw`(?:n[°º]\.?|n\.|no\.|nr\.|num\.|núm\.|number|numéro|numero|número|nummer)\s*(?:of |de |der |della |van de )?(?:the |la )?`;
const INVOICE = String.raw`(?:tax invoice|vat invoice|sales invoice|proforma invoice|invoice|rechnungs?|facture|factuur|facturas?|fattura|bill|credit note|credit memo|gutschrifts?|avoir|creditnota|nota de crédito|nota di credito)`;
const OTHER_PAPER = String.raw`(?:receipt|quittung|beleg|bon|kvittering|reçu|recibo|ricevuta|document|documento)`;

export const INVOICE_TITLE = any(String.raw`(?:(?:tax|vat|sales|proforma|pro forma|commercial|final|simplified)\s+)?invoice`, 'rechnung', 'schlussrechnung', 'abschlagsrechnung', 'facture', 'factuur', 'verkoopfactuur', 'factura', 'fattura', 'payment receipt', 'receipt', 'quittung', 'reçu', 'recibo', 'ricevuta',
  'credit note', 'credit memo', 'gutschrift', 'avoir', 'creditnota', 'nota de crédito', 'nota di credito');

/** Labels of the number, the most telling first. */
export const NUMBER_LABELS: readonly RegExp[] = [
  any(String.raw`${INVOICE}${NO}`, String.raw`${NUMBER_OF}(?:invoice|rechnung|facture|factuur|factura|fattura)\b`),
  any(String.raw`${OTHER_PAPER}${NO}`),
  any(String.raw`(?:${INVOICE}|${OTHER_PAPER})(?=\s*[:#]?\s*(?:\p{Lu}{1,6}[-/ ]?)?[\p{Lu}\d/_.-]*\d)`),
  any(String.raw`(?:booking|order|reservation|transaction|confirmation|purchase)${NO}`, String.raw`(?:bestell|auftrags|buchungs|vorgangs)(?:-?nr|-?nummer)`, String.raw`(?:commande|réservation|pedido|reserva|ordine|prenotazione)${NO}`, String.raw`(?:order|bestel)nummer`, String.raw`reference\b`, String.raw`referenz\b`, String.raw`référence\b`),
];

export const DATE_LABELS: readonly RegExp[] = [
  any(String.raw`(?:invoice|billing|bill|tax)\s*(?:issue\s*)?date`, 'date of issue', 'issue date', 'issued on', 'issued', 'date issued', String.raw`date of (?:the )?invoice`, 'rechnungsdatum', 'belegdatum', 'ausstellungsdatum', String.raw`date (?:de (?:la )?facture|facture|d[’']émission|d[’']edition|de facturation)`, String.raw`émise? le`,
    'factuurdatum', String.raw`fecha (?:de )?(?:la )?(?:factura|emisión|expedición|emision)`, String.raw`data (?:della )?(?:fattura|emissione|documento)`, 'tax point'),
  any(String.raw`date\b(?!\s*(?:limite|d[’']échéance|of (?:supply|delivery)|de (?:livraison|paiement)|due))`, String.raw`datum\b`, String.raw`fecha\b(?!\s*(?:de )?(?:vencimiento|entrega|pago))`, String.raw`data\b(?!\s*(?:di )?(?:scadenza|consegna))`, String.raw`le(?=\s+\d{1,2}[ ./])`, String.raw`den(?=\s+\d{1,2}[ ./])`),
];
/** The day of a receipt, where no other is named. */
export const PAID_DATES = any('date paid', 'paid on', 'payment date', 'bezahlt am', 'payée? le', 'betaald op', 'pagado el', 'pagato il');
/** Dates beside these are no invoice's own. */
export const OTHER_DATES = any('due', 'fällig', 'faellig', 'zahlungsziel', 'zahlbar', 'échéance', 'limite', 'vervaldatum', 'vervaldag', 'vencimiento', 'scadenza', 'order', 'bestel', 'liefer', 'leistung', 'delivery', 'livraison', 'entrega', 'consegna', 'period', 'zeitraum', 'check', 'departure', 'arrival', 'valid', 'paid', 'payment', 'paiement', 'betaald', 'printed');

/** Totals that are surely the invoice's, then those that are it when nothing else is. */
export const TOTAL_LABELS: readonly RegExp[] = [
  any(String.raw`(?:total |amount |balance )(?:is )?(?:due|payable|outstanding|to pay)`, 'grand total', 'invoice total', 'invoice amount', String.raw`total (?:invoice )?amount`, String.raw`total\s*\(?\s*(?:incl|inc|including|with)\b`, 'order total', 'total to pay', 'total charged', 'amount paid',
    String.raw`(?:zu zahlender |fälliger )(?:gesamt)?betrag`, 'zahlbetrag', 'zahlungsbetrag', 'gesamtbetrag', 'rechnungsbetrag', 'rechnungssumme', 'endbetrag', 'endsumme', 'bruttobetrag', 'gesamtsumme', 'gesamt brutto', 'summe brutto', 'gesamtpreis', 'zu zahlen',
    String.raw`(?:montant |total |net )(?:total )?(?:eur )?(?:ttc|à payer|a payer|toutes taxes)`, 'somme à payer', 'montant dû', 'reste à payer', 'total facture', 'montant total',
    String.raw`(?:totaal|bedrag|totaalbedrag)?\s*(?:te betalen|te voldoen)`, String.raw`totaal\s*\(?(?:incl|inclusief)`, 'totaalbedrag', 'factuurbedrag', 'eindtotaal',
    String.raw`(?:total|importe|neto|líquido) a pagar`, 'importe total', 'total factura', String.raw`total\s*\(?(?:con iva|iva incl)`, 'total general',
    String.raw`(?:totale|netto|importo) (?:da pagare|a pagare|dovuto)`, 'totale (?:fattura|documento|complessivo|generale)', 'importo totale', String.raw`totale\s*\(?(?:iva incl|ivato)`),
  any(String.raw`total(?:es)?\b`, String.raw`totaal\b`, String.raw`gesamt\b`, String.raw`summe\b`, String.raw`totale\b`, String.raw`brutto\b`, String.raw`ttc\b`),
];
/** Totals of something else: before tax, of a part, of hours. */
export const OTHER_TOTALS = any('sub-?total', 'subtotaal', 'sous-total', 'zwischensumme', 'subtotale', 'imponibile', 'base', 'excl', 'exkl', 'exclusief', 'hors', String.raw`ht\b`, String.raw`h\.t`, 'net total', String.raw`netto(?!\s+a pagare)`, 'nettobetrag', 'untaxed', 'before', 'without', 'ohne', 'sin iva', 'senza', 'tax(?:es)? total', 'total tax', 'total vat', 'total tva', 'total iva', 'totale iva', 'totaal btw', 'summe mwst', 'discount', 'rabatt', 'remise', 'saved', 'savings', 'korting',
  'hours', 'stunden', 'heures', 'uren', 'weight', 'gewicht', 'poids', 'qty', 'quantity', 'menge', 'items', 'units', 'points', 'pages', 'kwh', 'km');

/** Before the one who gets the invoice. */
export const RECIPIENT_LABELS = any(String.raw`bill(?:ed)?\s*(?:-| )?to`, String.raw`invoiced?\s*to`, String.raw`ship(?:ped)?\s*to`, String.raw`sold\s*to`, String.raw`deliver(?:ed)?\s*to`, String.raw`customer\b(?! service)`, String.raw`client\b`, 'guest', 'kunde', 'rechnung an', 'rechnungsempfänger', 'rechnungsanschrift', 'rechnungsadresse', 'lieferadresse', 'lieferanschrift', 'empfänger', 'facturé à', 'adressé à', 'destinataire', 'livré à', String.raw`nom de l[’']abonné`,
  'klant(?!enservice)', 'factuuradres', 'aan:', 'cliente', 'facturar a', 'facturado a', 'destinatario', 'spett', 'intestatario', String.raw`to\s*:?$`, String.raw`an\s*:?$`, String.raw`à\s*:?$`, String.raw`attn`, 'account holder', 'attention');
/** Before the one who writes it. */
export const ISSUER_LABELS = any(String.raw`(?:issued|sold|supplied|provided|payment received|received|invoiced) by`, String.raw`(?:seller|vendor|supplier|biller|merchant|service provider)\b`, String.raw`from\s*:?$`, String.raw`from\s*:`, String.raw`(?:verkauf|ausgestellt|geliefert) (?:von|durch)`, 'verkäufer', 'rechnungssteller', 'rechnungsaussteller', 'leistungserbringer', 'lieferant', String.raw`(?:émis|vendu|fourni) par`, String.raw`(?:vendeur|émetteur|prestataire|fournisseur)\b`,
  'verkocht door', 'verkoper', 'leverancier', 'emitido por', String.raw`(?:vendedor|emisor|proveedor)\b`, 'emesso da', String.raw`(?:venditore|emittente|fornitore|cedente)\b`);
/** Words of a registration: what stands near them is the company's own. */
export const REGISTRATION = any(String.raw`vat\b`, String.raw`vat\s*(?:reg|no|id|number)`, String.raw`gst(?:in)?\b`, String.raw`abn\b`, String.raw`ein\b`, 'tax id', 'company (?:reg|no|number)', 'registered (?:office|in)', 'ust-?\\s?id', 'umsatzsteuer', 'steuer-?nr', 'steuernummer', 'handelsregister', 'amtsgericht', 'registergericht', String.raw`hrb\b`, String.raw`siren\b`, String.raw`siret\b`, String.raw`rcs\b`, 'au capital', String.raw`tva\s*(?:intra|n|:|fr)`, String.raw`kvk\b`, 'btw(?:-?nr|-?nummer|-?id| nl)', String.raw`(?:c\.?i\.?f|n\.?i\.?f)\b`, 'registro mercantil', String.raw`p\.?\s?iva\b`, 'partita iva', 'cod(?:ice|\\.)? fisc', 'capitale sociale', String.raw`rea\b`);
