/** A drawing of the page as a file of its own: styles written into it, its title and legend above it. */

const NAMESPACE = 'http://www.w3.org/2000/svg';
const STYLES = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'font-family', 'font-size', 'font-weight', 'font-variant-numeric', 'text-anchor', 'dominant-baseline', 'visibility', 'display'] as const;
const MARGIN = 16;
const LEGEND_HEIGHT = 24;
const TITLE_PX = 16;
const CAPTION_PX = 12;
/** Of a letter, in its size: wide enough for most words. */
const LETTER_WIDTH = 0.56;
const FONT = 'Inter, system-ui, sans-serif';

export interface DrawingWords {
  readonly title: string;
  readonly caption: string;
  /** Name and fill of each series; none for one alone. */
  readonly legend: readonly { readonly name: string; readonly fill: string }[];
  readonly ink: string;
  readonly paper: string;
}

export interface StandaloneSvg {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

export function standaloneSvg(drawing: SVGSVGElement, { title, caption, legend, ink, paper }: DrawingWords): StandaloneSvg {
  const { width: drawnWidth, height: drawnHeight } = sizeOf(drawing);
  const titleLines = linesOf(title, drawnWidth, TITLE_PX);
  const captionLines = caption === title ? [] : linesOf(caption, drawnWidth, CAPTION_PX);
  const head = MARGIN + titleLines.length * 21 + captionLines.length * 17 + (legend.length > 1 ? LEGEND_HEIGHT : 0) + 10;
  const [width, height] = [drawnWidth + 2 * MARGIN, drawnHeight + head + MARGIN];
  const file = element('svg', { width, height, viewBox: `0 0 ${width} ${height}`, role: 'img' });
  file.append(withText(element('title'), title), element('rect', { width, height, fill: paper }));
  const write = (line: string, y: number, more: Record<string, string | number>): void => file.append(withText(element('text', { x: MARGIN, y, fill: ink, 'font-family': FONT, ...more }), line));
  titleLines.forEach((line, index) => write(line, MARGIN + 14 + index * 21, { 'font-size': TITLE_PX, 'font-weight': 600 }));
  captionLines.forEach((line, index) => write(line, MARGIN + titleLines.length * 21 + 12 + index * 17, { 'font-size': CAPTION_PX, 'fill-opacity': 0.75 }));
  if (legend.length > 1) legendOf(legend, ink).forEach((part) => { part.setAttribute('transform', `translate(${MARGIN} ${head - LEGEND_HEIGHT - 4})`); file.append(part); });
  const place = element('g', { transform: `translate(${MARGIN} ${head})` });
  const copy = withStyles(drawing);
  for (const [name, value] of Object.entries({ width: drawnWidth, height: drawnHeight, viewBox: `0 0 ${drawnWidth} ${drawnHeight}` })) copy.setAttribute(name, String(value));
  place.append(copy);
  file.append(place);
  return { text: new XMLSerializer().serializeToString(file), width, height };
}

/** Words in as many lines as they take; measured by their letters, for there is no page to measure on. */
function linesOf(words: string, width: number, sizePx: number): string[] {
  const most = Math.max(10, Math.floor(width / (sizePx * LETTER_WIDTH)));
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function sizeOf(drawing: SVGSVGElement): { width: number; height: number } {
  const { width, height } = drawing.getBoundingClientRect();
  return { width: Math.round(width) || Number(drawing.getAttribute('width')) || 600, height: Math.round(height) || Number(drawing.getAttribute('height')) || 300 };
}

function legendOf(legend: DrawingWords['legend'], ink: string): SVGElement[] {
  let x = 0;
  return legend.map(({ name, fill }) => {
    const entry = element('g');
    entry.append(element('rect', { x, y: 2, width: 13, height: 13, fill }), withText(element('text', { x: x + 19, y: 13, fill: ink, 'font-family': FONT, 'font-size': 12 }), name));
    x += 19 + name.length * 7 + 20;
    return entry;
  });
}

/** A copy that looks the same without the page's style sheets. */
function withStyles(drawing: SVGSVGElement): SVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [[drawing, ...drawing.querySelectorAll('*')], [copy, ...copy.querySelectorAll('*')]];
  originals.forEach((original, index) => {
    const look = getComputedStyle(original);
    const to = copies[index];
    for (const name of STYLES) {
      const value = look.getPropertyValue(name);
      if (value !== '') to?.setAttribute(name, value.replaceAll('"', "'"));
    }
    to?.removeAttribute('class');
    to?.removeAttribute('style');
  });
  return copy;
}

function element(name: string, attributes: Readonly<Record<string, string | number>> = {}): SVGElement {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function withText(made: SVGElement, text: string): SVGElement {
  made.textContent = text;
  return made;
}
