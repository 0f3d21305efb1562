import { isSafeSvg, plainSvg } from '@quayside/domain/brands/svg-rules';

/** A picture that is only text yet. As an image it can neither run nor load anything; an unsafe one is not shown at all. */
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
