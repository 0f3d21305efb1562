import sharp from 'sharp';

/** Small drawings for the demo: no photo of a real warehouse is needed to show where photos go. */
const carton = `<path d="M40 90 128 52l88 38v92l-88 40-88-40z" fill="#c99558"/><path d="m40 90 88 38v94l-88-40z" fill="#b47f45"/>
  <path d="m40 90 88-38 88 38-88 38z" fill="#dcae74"/><path d="m80 72 88 38v22l-14-6-88-38z" fill="#efd3a6" opacity=".7"/>`;
const drawings = {
  outside: `${carton}<path d="m150 160 40-17v26l-40 18z" fill="#fff"/>`,
  corner: `${carton}<path d="m216 90-24 30 14 12-18 22 28 14z" fill="#3b2a1a"/><circle cx="196" cy="130" r="34" fill="none" stroke="#d93636" stroke-width="6"/>`,
  broken: `<path d="M96 70h64l-10 96a22 22 0 0 1-44 0z" fill="#7da3c8"/><path d="m108 70 18 34-16 20 22 30" fill="none" stroke="#1c2b3a" stroke-width="5"/>
    <path d="m168 190 22 16-30 8zM72 196l20-10 4 22z" fill="#7da3c8"/>`,
} as const;
export type Drawing = keyof typeof drawings;

/** The drawing as a PNG in base64, the way a station sends photos. */
export async function drawnPhoto(name: Drawing): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 256 256"><rect width="256" height="256" fill="#efe6db"/>${drawings[name]}</svg>`;
  return (await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64');
}
