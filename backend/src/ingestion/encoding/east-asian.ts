/** Tells the encodings of Chinese, Japanese and Korean, in which most letters are pairs of bytes: a text is in one of them where nearly all of its pairs stand for letters in daily use there. */
import type { FoundEncoding } from './found-encoding.ts';

interface PairEncoding {
  readonly encoding: string;
  readonly language: string;
  isLead(byte: number): boolean;
  isTrail(byte: number): boolean;
  /** Letters and signs in daily use. */
  isCommon(lead: number, trail: number): boolean;
  /** Letters of one byte. */
  isSingle?(byte: number): boolean;
}

/** Behind 和 and 話 begin the letters that nobody uses daily. */
const LAST_COMMON_JAPANESE = 0x72;

const within = (byte: number, from: number, to: number): boolean => byte >= from && byte <= to;
const high = (byte: number): boolean => within(byte, 0xa1, 0xfe);

/** The narrower ones first: what is common in Korea is common in China, too. */
const ENCODINGS: readonly PairEncoding[] = [
  { encoding: 'euc-kr', language: 'Korean', isLead: (byte) => within(byte, 0x81, 0xfe), isTrail: (byte) => byte >= 0x41, isCommon: (lead, trail) => high(trail) && (within(lead, 0xb0, 0xc8) || within(lead, 0xa1, 0xa3)) },
  {
    encoding: 'shift_jis', language: 'Japanese', isLead: (byte) => within(byte, 0x81, 0x9f) || within(byte, 0xe0, 0xfc), isTrail: (byte) => within(byte, 0x40, 0xfc) && byte !== 0x7f,
    isCommon: (lead, trail) => within(lead, 0x81, 0x83) || within(lead, 0x88, 0x97) || (lead === 0x98 && trail <= LAST_COMMON_JAPANESE), isSingle: (byte) => within(byte, 0xa1, 0xdf),
  },
  { encoding: 'gb18030', language: 'Chinese', isLead: (byte) => within(byte, 0x81, 0xfe), isTrail: (byte) => byte >= 0x40 && byte !== 0x7f, isCommon: (lead, trail) => high(trail) && (within(lead, 0xb0, 0xd7) || within(lead, 0xa1, 0xa3)) },
  { encoding: 'big5', language: 'Chinese', isLead: (byte) => within(byte, 0x81, 0xfe), isTrail: (byte) => within(byte, 0x40, 0x7e) || high(byte), isCommon: (lead) => within(lead, 0xa4, 0xc6) || within(lead, 0xa1, 0xa3) },
];
const MIN_COMMON_SHARE = 0.9;
/** Letters of one byte alone could be of many scripts. */
const FEWEST_PAIRS = 4;

/** `head`: the first bytes of a text that is no UTF-8; the last letter may be cut. */
export function eastAsianEncoding(head: Uint8Array): FoundEncoding | null {
  const found = ENCODINGS.find((candidate) => isIn(candidate, head));
  return found ? { encoding: found.encoding, reason: `not UTF-8; its letters are those of ${found.language}`, confidence: 0.8 } : null;
}

function isIn({ isLead, isTrail, isCommon, isSingle }: PairEncoding, head: Uint8Array): boolean {
  let [letters, common, pairs] = [0, 0, 0];
  for (let at = 0; at < head.length; at++) {
    const byte = head[at]!;
    if (byte < 0x80) continue;
    letters++;
    if (isSingle?.(byte)) {
      common++;
      continue;
    }
    const trail = head[++at];
    if (trail === undefined) break;
    if (!isLead(byte) || !isTrail(trail)) return false;
    if (!isCommon(byte, trail)) continue;
    common++;
    pairs++;
  }
  return pairs >= FEWEST_PAIRS && common >= letters * MIN_COMMON_SHARE;
}
