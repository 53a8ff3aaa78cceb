/** Saves the drawing inside an element as a picture: SVG as it is, PNG at twice its size. */
import { saveBlob } from '../save-text.ts';
import { standaloneSvg, type StandaloneSvg } from './standalone-svg.ts';

const PNG_SCALE = 2;

/** Named after the title. Does nothing where nothing is drawn. */
export async function saveDrawing(container: Element, words: { title: string; caption: string }, kind: 'png' | 'svg'): Promise<void> {
  const drawing = largestSvg(container);
  if (!drawing) return;
  await saveStandalone(standaloneSvg(drawing, { ...words, ...drawingLook(container), legend: legendOf(container) }), words.title, kind);
}

/** The colours of words and ground where the drawing stands. */
export function drawingLook(container: Element): { ink: string; paper: string } {
  const look = getComputedStyle(container);
  return { ink: look.color, paper: look.getPropertyValue('--mui-palette-background-paper').trim() || '#ffffff' };
}

export async function saveStandalone(svg: StandaloneSvg, title: string, kind: 'png' | 'svg'): Promise<void> {
  saveBlob(`${title}.${kind}`, kind === 'svg' ? new Blob([svg.text], { type: 'image/svg+xml' }) : await pngOf(svg));
}

/** As it stands above the drawing. */
function legendOf(container: Element): { name: string; fill: string }[] {
  return [...container.querySelectorAll('.MuiChartsLegend-series')].map((entry) => {
    const mark = entry.querySelector('.MuiChartsLabelMark-fill');
    const { fill, stroke } = mark ? getComputedStyle(mark) : { fill: 'none', stroke: 'none' };
    return { name: entry.textContent, fill: (fill === 'none' ? stroke : fill).replaceAll('"', '') };
  });
}

function largestSvg(container: Element): SVGSVGElement | null {
  const area = (svg: SVGSVGElement): number => { const { width, height } = svg.getBoundingClientRect(); return width * height; };
  return [...container.querySelectorAll('svg')].sort((a, b) => area(b) - area(a))[0] ?? null;
}

async function pngOf({ text, width, height }: StandaloneSvg): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * PNG_SCALE;
  canvas.height = height * PNG_SCALE;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => { canvas.toBlob((blob) => { if (blob) resolve(blob); else reject(new Error('The picture could not be made.')); }, 'image/png'); });
}
