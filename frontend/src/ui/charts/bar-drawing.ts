/** Draws bars that are text on the screen as a picture of their own: what each stands for, the bar, its figure. */
import { drawingLook, saveStandalone } from './save-drawing.ts';
import { standaloneSvg } from './standalone-svg.ts';

export interface DrawnBar {
  label: string;
  value: number;
  figure: string;
  note?: string | undefined;
  to?: string | undefined;
  /** Where it lies, in percent of the width. */
  left: number;
  width: number;
  /** A CSS variable of the scheme. */
  color: string;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';
const WIDTH = 640;
const ROW = 30;
const LABEL_WIDTH = 210;
const FIGURE_WIDTH = 150;
const MOST_LETTERS = 32;

export async function saveBars(frame: Element, bars: readonly DrawnBar[], words: { title: string; caption: string }, kind: 'png' | 'svg'): Promise<void> {
  const drawing = drawBars(bars);
  // Colours are the page's own: they are known where the page styles them.
  frame.append(drawing);
  try {
    await saveStandalone(standaloneSvg(drawing, { ...words, ...drawingLook(frame), legend: [] }), words.title, kind);
  } finally {
    drawing.remove();
  }
}

export function drawBars(bars: readonly DrawnBar[]): SVGSVGElement {
  const drawing = made('svg', { width: WIDTH, height: bars.length * ROW, 'aria-hidden': 'true' }) as SVGSVGElement;
  Object.assign(drawing.style, { position: 'fixed', left: '-10000px', top: '0' });
  const room = WIDTH - LABEL_WIDTH - FIGURE_WIDTH;
  bars.forEach(({ label, figure, note, left, width, color }, index) => {
    const [top, baseline] = [index * ROW, index * ROW + 19];
    const bar = made('rect', { x: LABEL_WIDTH + (left / 100) * room, y: top + 8, width: Math.max(1, (width / 100) * room), height: 14, rx: 2 });
    bar.style.fill = color;
    drawing.append(written(short(label), 0, baseline, 'start'), bar, written(note ? `${note}  ${figure}` : figure, WIDTH, baseline, 'end'));
  });
  return drawing;
}

const short = (label: string): string => (label.length > MOST_LETTERS ? `${label.slice(0, MOST_LETTERS - 1).trimEnd()}…` : label);

function written(text: string, x: number, y: number, anchor: 'start' | 'end'): SVGElement {
  const words = made('text', { x, y });
  Object.assign(words.style, { fill: 'var(--mui-palette-text-primary)', fontSize: '13px', fontFamily: 'Inter, system-ui, sans-serif', fontVariantNumeric: 'tabular-nums', textAnchor: anchor });
  words.textContent = text;
  return words;
}

function made(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
