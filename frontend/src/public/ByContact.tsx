/** Two versions of a passage; the server keeps the one that fits its CONTACT_EMAIL setting when it sends the page. */
import type { ReactNode } from 'react';
import { contactMarks } from './server-slots.ts';

export function ByContact({ given, otherwise }: { given: ReactNode; otherwise: ReactNode }) {
  return <>{contactMarks.given}{given}{contactMarks.otherwise}{otherwise}{contactMarks.end}</>;
}
