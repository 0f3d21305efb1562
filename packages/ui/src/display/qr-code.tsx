import encodeQR from 'qr';
import { useMemo } from 'react';

/** A QR code as one SVG path: no HTML injection, sharp at any size. Dark on white in every theme, or phones cannot scan it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const cells = useMemo(() => encodeQR(text, 'raw', { border: 2 }), [text]);
  const path = cells.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made here has no address an img could load
    <svg className="qr-code" viewBox={`0 0 ${cells.length} ${cells.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={cells.length} height={cells.length} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
