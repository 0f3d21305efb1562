import { useLayoutEffect } from 'react';
import { useBrand } from '../kernel/brand.ts';
import { usePreferences } from '../kernel/preferences.ts';

/** Plain CSS and native controls follow the document's attributes. */
export function useLookOfDocument(): void {
  const darkMode = usePreferences((chosen) => chosen.darkMode);
  const weakMode = usePreferences((chosen) => chosen.weakMode);
  const changing = usePreferences((chosen) => chosen.changing);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-dark', darkMode);
    document.documentElement.toggleAttribute('data-weak', weakMode);
    document.documentElement.toggleAttribute('data-changing', changing);
  }, [darkMode, weakMode, changing]);
  const own = usePreferences((chosen) => chosen.color);
  const brand = useBrand((state) => state.brand.color);
  useLayoutEffect(() => document.documentElement.style.setProperty('--brand', own === '' ? brand : own), [own, brand]);
}
