/** Whoever gave the bytes need not be given them back as text: nearly every statement's text is its bytes. */
import type { StatementReading } from '../statement.ts';

/** What lists show of it, and more. */
const BEGINNING_CHARS = 2_000;

export function withoutTextOf(bytes: Buffer, reading: StatementReading): StatementReading {
  const isTextOfBytes = Buffer.byteLength(reading.parsedText) === bytes.length && Buffer.from(reading.parsedText).equals(bytes);
  return isTextOfBytes ? { ...reading, parsedText: reading.parsedText.slice(0, BEGINNING_CHARS), isTextOfBytes } : reading;
}
