import { saveBlob } from './files.ts';

/** Drawn at twice its size, so that it is sharp on paper and dense screens. */
const SCALE = 2;
const inlined = ['fill', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'opacity'] as const;

/** A copy of a drawing that needs no style sheet: the colours of the theme are written into it. */
export function standaloneSvg(svg: SVGSVGElement, background: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement; // a clone has its original's type
  const originals = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, at) => {
    const original = originals[at];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const name of inlined) {
      const value = style.getPropertyValue(name);
      if (value !== '') element.setAttribute(name, value);
    }
    element.removeAttribute('class');
  });
  const { width, height } = sizeOf(svg);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ width: '100%', height: '100%', fill: background })) paper.setAttribute(name, value);
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

function sizeOf(svg: SVGSVGElement): { width: number; height: number } {
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return { width, height };
}

/** Saves a drawing as a picture; made in the browser, nothing is sent. */
export async function savePng(svg: SVGSVGElement, name: string): Promise<void> {
  const background = getComputedStyle(svg.closest('.panel') ?? document.body).backgroundColor;
  const { width, height } = sizeOf(svg);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standaloneSvg(svg, background))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the browser made no picture');
  saveBlob(blob, `${name}.png`);
}
