import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../brands/brand-mark.tsx';
import { LanguageLinks } from '../shell/language-links.tsx';
import { usePreferences } from '../kernel/preferences.ts';
import { CheckIcon, MoonIcon, SunIcon } from './icons.tsx';

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
                <CheckIcon /> {point}
              </li>
            ))}
          </ul>
        </div>
        <Quay />
      </aside>
      <main className="sign-in-main">
        <div className="sign-in-tools">
          <LanguageLinks />
          <LookToggle />
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

/** Light or dark. The server does not know which was chosen: it draws the page as if light, and the colours follow the document. */
function LookToggle() {
  const { t } = useTranslation();
  const darkMode = useSyncExternalStore(
    usePreferences.subscribe,
    () => usePreferences.getState().darkMode,
    () => false,
  );
  return (
    <button
      type="button"
      className="sign-in-tool"
      aria-label={darkMode ? t('shell.light') : t('shell.dark')}
      onClick={() => usePreferences.getState().set({ darkMode: !darkMode })}
    >
      {darkMode ? <SunIcon /> : <MoonIcon />}
    </button>
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
