/** What was found out about how a file's text is encoded, with the reason. */

export interface FoundEncoding {
  /** In lower case, by the name that the web's standards give it; code pages of DOS as "cp850". */
  encoding: string;
  reason: string;
  confidence: number;
  /** Some bytes stand for no character: lines with them have to be found. */
  isDamaged?: boolean;
  /** By the beginning of the file alone. */
  isPresumed?: boolean;
}
