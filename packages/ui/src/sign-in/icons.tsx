import type { ReactNode } from 'react';

/** The few drawings of the sign-in page. The icon library would come with all of its own machinery. */
function Icon({ children, box = 24 }: { children: ReactNode; box?: number }) {
  return (
    <svg className="sign-in-icon" viewBox={`0 0 ${box} ${box}`} aria-hidden focusable="false">
      {children}
    </svg>
  );
}

export const CheckIcon = () => (
  <Icon>
    <circle className="filled" cx="12" cy="12" r="11" />
    <path className="mark" d="m7.5 12.3 3.1 3.1 6-6.3" />
  </Icon>
);
export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2Z" />
  </Icon>
);
export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4.2" />
    <path d="M12 2.5v2.4M12 19.1v2.4M2.5 12h2.4M19.1 12h2.4M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7" />
  </Icon>
);
export const EyeIcon = () => (
  <Icon>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);
export const EyeClosedIcon = () => (
  <Icon>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
    <path d="m4 20 16-16" />
  </Icon>
);
