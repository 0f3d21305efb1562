import { CheckCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { BrandMark } from '../brands/brand-mark.tsx';
import { LanguageLinks } from '../shell/language-links.tsx';
import { DarkToggle } from '../theme/dark-toggle.tsx';

export type SignInLayoutProps = {
  site: string;
  title: string;
  lead: string;
  pitch: { title: string; points: readonly string[] };
  /** Wider, for a form with many fields. */
  wide?: boolean;
  /** The line at the bottom: terms, privacy, quote. */
  footer?: ReactNode;
  children: ReactNode;
};

/** The sign-in layout: on wide screens with a brand panel, on a phone only the form. */
export function SignInLayout({ site, title, lead, pitch, wide = false, footer, children }: SignInLayoutProps) {
  return (
    <div className="sign-in">
      <aside className="sign-in-panel">
        <BrandMark site={site} />
        <div>
          <p className="sign-in-pitch">{pitch.title}</p>
          <ul>
            {pitch.points.map((point) => (
              <li key={point}>
                <CheckCircleFilled aria-hidden /> {point}
              </li>
            ))}
          </ul>
        </div>
        <Quay />
      </aside>
      <main className="sign-in-main">
        <div className="sign-in-tools">
          <LanguageLinks />
          <DarkToggle />
        </div>
        <div className="sign-in-box" data-wide={wide || undefined}>
          <div className="sign-in-brand">
            <BrandMark site={site} />
          </div>
          <h1>{title}</h1>
          <p className="sign-in-lead">{lead}</p>
          {children}
        </div>
        {footer}
      </main>
    </div>
  );
}

/** Decorative drawing of stacked containers, in the brand's colour. */
function Quay() {
  const boxes = [
    [0, 64, 0.5],
    [88, 64, 0.28],
    [176, 64, 0.4],
    [264, 64, 0.2],
    [44, 32, 0.32],
    [132, 32, 0.55],
    [220, 32, 0.26],
    [132, 0, 0.22],
  ] as const;
  return (
    <svg className="sign-in-quay" viewBox="0 0 348 112" aria-hidden focusable="false">
      {boxes.map(([x, y, opacity]) => (
        <g key={`${x}-${y}`} opacity={opacity}>
          <rect x={x} y={y} width="84" height="28" rx="3" />
          <path d={`M${x + 21} ${y + 5}v18M${x + 42} ${y + 5}v18M${x + 63} ${y + 5}v18`} />
        </g>
      ))}
      <path className="sign-in-water" d="M0 104h348" />
    </svg>
  );
}
