/** What only the server knows when it sends a page; it puts it in place of these marks (backend/src/api/http/page-slots.ts). */
export const slots = {
  nonce: '__CSP_NONCE__',
  /** Without a public address the elements that hold this mark are left out. */
  publicUrl: '__PUBLIC_URL__',
  contactEmail: '__CONTACT_EMAIL__',
  /** The answers to the page's first questions as JSON, or null (backend/src/api/http/answers-ahead.ts). */
  firstAnswers: '__FIRST_ANSWERS__',
} as const;

/** Shown where an address to write to is set, and otherwise where none is. */
export const contactMarks = { given: '[[contact]]', otherwise: '[[no-contact]]', end: '[[end]]' } as const;
