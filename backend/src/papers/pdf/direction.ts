/** Words of scripts that run from the right in a line that runs from the left: the pieces of a text in the order in which they stand on paper. */

const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const DIGIT = /\p{Nd}/u;
const LETTER = /\p{L}/u;
const MARK = /\p{M}/u;

/** left: as the line runs · right · number: from the left, inside of what runs from the right · neutral: goes with its neighbours */
type Direction = 'left' | 'right' | 'number' | 'neutral';

/** As the Unicode Bidirectional Algorithm orders a line of English with foreign names in it, without embeddings, which no bank sends. Letters from the right keep their reading order within a piece: the font's shaping turns them round. */
export function piecesInOrder(text: string): string[] {
  if (!FROM_RIGHT.test(text)) return [text];
  const letters = Array.from(text);
  const directions = resolved(letters);
  const pieces: string[] = [];
  for (let from = 0; from < letters.length;) {
    const isLeft = directions[from] === 'left';
    let to = from + 1;
    while (to < letters.length && (directions[to] === 'left') === isLeft) to += 1;
    pieces.push(...(isLeft ? [letters.slice(from, to).join('')] : turned(letters.slice(from, to), directions.slice(from, to))));
    from = to;
  }
  return pieces;
}

function resolved(letters: readonly string[]): Direction[] {
  const directions: Direction[] = [];
  let strong: Direction = 'left';
  for (const [index, letter] of letters.entries()) {
    const own: Direction = MARK.test(letter) ? directions[index - 1] ?? 'neutral' : FROM_RIGHT.test(letter) && !DIGIT.test(letter) ? 'right'
      : DIGIT.test(letter) ? (strong === 'right' ? 'number' : 'left') : LETTER.test(letter) ? 'left' : 'neutral';
    if (own === 'left' || own === 'right') strong = own;
    directions.push(own);
  }
  const opened: Direction[] = [];
  return directions.map((direction, index) => {
    const letter = letters[index] ?? '';
    const found = direction !== 'neutral' ? direction : CLOSING.test(letter) ? opened.pop() ?? around(directions, letters, index) : around(directions, letters, index);
    if (OPENING.test(letter)) opened.push(found);
    return found;
  });
}

/** What closes goes with what opened. */
const OPENING = /[([{]/;
const CLOSING = /[)\]}]/;

/** 1,234.50 and 12/03 stay together; else what has the same direction on both sides goes along, and the line's own decides the rest. */
function around(directions: readonly Direction[], letters: readonly string[], index: number): Direction {
  if (/[.,:/-]/.test(letters[index] ?? '') && directions[index - 1] === 'number' && directions[index + 1] === 'number') return 'number';
  const before = directions.findLast((direction, at) => at < index && direction !== 'neutral') ?? 'left';
  const after = directions.find((direction, at) => at > index && direction !== 'neutral') ?? 'left';
  return before === 'left' || after === 'left' ? 'left' : 'right';
}

const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{', '<': '>', '>': '<', '«': '»', '»': '«' };

/** From its end to its beginning: words of letters and numbers whole, everything between them sign by sign. */
function turned(letters: readonly string[], directions: readonly Direction[]): string[] {
  const pieces: { text: string; isNumber: boolean; isWord: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const isNumber = directions[index] === 'number';
    const isWord = isNumber || FROM_RIGHT.test(letter) || MARK.test(letter);
    const last = pieces.at(-1);
    if (last?.isWord && isWord && last.isNumber === isNumber) last.text += letter;
    else pieces.push({ text: isWord ? letter : MIRRORED[letter] ?? letter, isNumber, isWord });
  }
  // Digits of the Arabic script run from the left, but shaping would turn them round with its letters.
  return pieces.reverse().flatMap(({ text, isNumber }) => (isNumber && !ASCII.test(text) ? Array.from(text) : [text]));
}

const ASCII = /^[\x20-\x7e]*$/;
