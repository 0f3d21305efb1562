import { isSafeSvg, plainSvg } from '@quayside/domain/brands/svg-rules';

/** Previews SVG text. Inside an <img> it can neither run scripts nor load resources; an unsafe one is not shown. */
export function SvgPicture({ svg, size, className }: { svg: string; size: number; className?: string }) {
  const picture = plainSvg(svg);
  if (!isSafeSvg(picture)) return <span className="svg-none" aria-hidden />;
  return (
    <img
      src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`}
      alt=""
      width={size}
      height={size}
      {...(className === undefined ? {} : { className })}
    />
  );
}
