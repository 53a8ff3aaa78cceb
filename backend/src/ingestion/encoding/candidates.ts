/** The 8-bit encodings that a statement may be in, the likelier ones first, and the languages that are written in each. */
import { ARABIC, BALTIC, CENTRAL, CYRILLIC, GREEK, HEBREW, TURKISH, WESTERN, type Language } from './alphabets.ts';

export interface Candidate {
  readonly encoding: string;
  readonly languages: readonly Language[];
  /** What speaks against it before anything is read: old and rare encodings need better evidence. */
  readonly handicap: number;
}

export const CANDIDATES: readonly Candidate[] = [
  { encoding: 'windows-1252', languages: WESTERN, handicap: 0 },
  { encoding: 'iso-8859-15', languages: WESTERN, handicap: 1 },
  { encoding: 'windows-1250', languages: CENTRAL, handicap: 2 },
  { encoding: 'windows-1251', languages: CYRILLIC, handicap: 1 },
  { encoding: 'windows-1253', languages: GREEK, handicap: 1 },
  { encoding: 'windows-1254', languages: TURKISH, handicap: 2 },
  { encoding: 'windows-1257', languages: BALTIC, handicap: 2 },
  { encoding: 'windows-1255', languages: HEBREW, handicap: 1 },
  { encoding: 'windows-1256', languages: ARABIC, handicap: 1 },
  { encoding: 'iso-8859-2', languages: CENTRAL, handicap: 3 },
  { encoding: 'iso-8859-7', languages: GREEK, handicap: 2 },
  { encoding: 'iso-8859-9', languages: TURKISH, handicap: 3 },
  { encoding: 'iso-8859-13', languages: BALTIC, handicap: 3 },
  { encoding: 'iso-8859-5', languages: CYRILLIC, handicap: 3 },
  { encoding: 'koi8-r', languages: CYRILLIC, handicap: 2 },
  { encoding: 'koi8-u', languages: CYRILLIC, handicap: 3 },
  { encoding: 'cp866', languages: CYRILLIC, handicap: 2 },
  { encoding: 'cp850', languages: WESTERN, handicap: 2 },
  { encoding: 'cp437', languages: WESTERN, handicap: 3 },
  { encoding: 'cp852', languages: CENTRAL, handicap: 4 },
  { encoding: 'cp857', languages: TURKISH, handicap: 4 },
  { encoding: 'macintosh', languages: WESTERN, handicap: 3 },
  { encoding: 'x-mac-cyrillic', languages: CYRILLIC, handicap: 4 },
  { encoding: 'iso-8859-6', languages: ARABIC, handicap: 3 },
];
