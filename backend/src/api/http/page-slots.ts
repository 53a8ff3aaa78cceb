/** Fills the built pages with what only the server knows: the nonce of this answer, its public address, and whom to write to. */
import { NONCE_MARK } from './style-nonce.ts';

export interface PageFacts {
  readonly publicUrl: string | null;
  readonly contactEmail: string | null;
}

const PUBLIC_URL_MARK = '__PUBLIC_URL__';
const CONTACT_EMAIL_MARK = '__CONTACT_EMAIL__';
const FIRST_ANSWERS_MARK = '__FIRST_ANSWERS__';
/** Two versions of a passage: with an address to write to, and without. */
const BY_CONTACT = /\[\[contact\]\](.*?)\[\[no-contact\]\](.*?)\[\[end\]\]/gs;
const CANONICAL_LINK = new RegExp(`<link rel="canonical" href="${PUBLIC_URL_MARK}[^>]*>`, 'g');

/** What is the same for every answer is filled in once. */
export function fillFacts(page: string, { publicUrl, contactEmail }: PageFacts): string {
  const addressed = publicUrl === null ? page.replace(CANONICAL_LINK, '') : page;
  return addressed
    .replace(BY_CONTACT, (_passage, given: string, otherwise: string) => (contactEmail === null ? otherwise : given))
    .replaceAll(PUBLIC_URL_MARK, () => escaped(publicUrl?.replace(/\/$/, '') ?? ''))
    .replaceAll(CONTACT_EMAIL_MARK, () => escaped(contactEmail ?? ''));
}

/** `json` is safe inside a script element. */
export function fillFirstAnswers(page: string, json: string | null): string {
  return page.replace(FIRST_ANSWERS_MARK, () => json ?? 'null');
}

export function fillNonce(page: string, nonce: string): string {
  return page.replaceAll(NONCE_MARK, nonce);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
