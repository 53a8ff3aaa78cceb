/** Recognises company names in text: by their legal form, by the web domain that carries them. */

const FORM = String.raw`(?:GmbH(?: & Co\.? KG)?|gGmbH|AG|UG(?: \(haftungsbeschränkt\))?|KG|OHG|GbR|e\. ?K\.|SE|Ltd\.?|Limited|LLC|L\.L\.C\.|LLP|Inc\.?|Incorporated|Corp\.?|Corporation|PLC|plc|Pty\.? Ltd\.?|B\.? ?V\.?|N\.? ?V\.?|VOF|S\.?A\.?S\.?U?|S\.?A\.?R\.?L\.?|EURL|SCOP|S\.A\.|SA|S\.?r\.?l\.?|S\.?p\.?A\.?|S\.n\.c\.|S\.?L\.?U?\.?|Oy|AB|A/S|ApS|AS|s\.r\.o\.|Kft\.?|[Ss]p\. z o\.o\.)`;
const LEGAL_NAME = new RegExp(String.raw`((?:[\p{Lu}\d][\p{L}\d&'’.+-]*|&|und|et|en|y|e|de|of|the|and)(?: (?:[\p{Lu}\d&][\p{L}\d&'’.+-]*|und|et|en|y|e|de|of|the|and|van|der|[a-z]{3,14}(?= ))){0,5}),? (?:Pvt\.? |Private |Pte\.? )?${FORM}(?![\p{L}\d])`, 'gu');
const FORM_AT_END = new RegExp(String.raw`,? (?:Pvt\.? |Private |Pte\.? )?${FORM}$`, 'u');
const DOMAIN = /(?:@|\bhttps?:\/\/(?:www\.)?|\bwww\.|(?<=^|[\s(]))((?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,12})\b/giu;
/** Mailboxes that anybody can have. */
const MAILBOX_PROVIDERS = new Set(['gmail', 'googlemail', 'outlook', 'hotmail', 'live', 'yahoo', 'icloud', 'me', 'gmx', 'web', 'aol', 'proton', 'protonmail', 'orange', 'wanadoo', 't-online', 'freenet', 'ziggo', 'kpnmail', 'libero']);
const SHORTEST_DOMAIN_CHARS = 3;

export const withoutForm = (name: string): string => name.replace(FORM_AT_END, '');

/** Names with a legal form anywhere in a text, as they stand there. */
export function legalNames(text: string): string[] {
  return [...text.matchAll(LEGAL_NAME)].map(([match]) => match.replace(/^(?:und|et|en|y|e|de|of|the|and) /u, '').trim());
}

/** The names that its web and e-mail domains carry, such as "azure-interior". */
export function domainNames(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(DOMAIN)].map(([, domain]) => ownLabel(domain!.toLowerCase())));
  return [...new Set(names)].filter((name) => name.length >= SHORTEST_DOMAIN_CHARS && !MAILBOX_PROVIDERS.has(name));
}

/** "mail.shop.example.co.uk" → "example" where the domain ends in two short parts, else the part before the last. */
function ownLabel(domain: string): string {
  const parts = domain.split('.');
  const hasTwoPartEnd = parts.length > 2 && parts.at(-2)!.length <= 3 && parts.at(-1)!.length === 2;
  return parts.at(hasTwoPartEnd ? -3 : -2) ?? '';
}

/** 2 = the domain is the name, 1 = it begins with the name or the name with it. */
export function domainMatch(name: string, domains: readonly string[]): 0 | 1 | 2 {
  const plain = squeezed(withoutForm(name));
  if (plain.length < SHORTEST_DOMAIN_CHARS) return 0;
  const labels = domains.map(squeezed);
  if (labels.includes(plain)) return 2;
  return labels.some((label) => label.length >= SHORTEST_DOMAIN_CHARS && (label.startsWith(plain) || plain.startsWith(label))) ? 1 : 0;
}

const squeezed = (text: string): string => text.normalize('NFD').toLowerCase().replace(/ß/g, 'ss').replace(/[^\p{L}\d]/gu, '');
