import { useEffect } from 'react';
import { create } from 'zustand';
import { usePreferences } from './preferences.ts';

/** The size available to a page, for charts and long tables; measured again after animations end (SHELL-65). */
export const useContentSize = create<{ width: number; height: number }>()(() => ({ width: 0, height: 0 }));

const DELAY_MS = 100;
/** Folding the menu and fullscreen are animated: the final size is known only afterwards. */
const SLOW_DELAY_MS = 800;

export function useMeasuredContent(box: { current: HTMLElement | null }): void {
  // Sizes are read after the browser's layout.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const size = box.current?.getBoundingClientRect();
      if (size) useContentSize.setState({ width: Math.round(size.width), height: Math.round(size.height) });
    };
    const later = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(measure, delay);
    };
    const soon = () => later(DELAY_MS);
    const slow = () => later(SLOW_DELAY_MS);
    measure();
    addEventListener('resize', soon);
    document.addEventListener('fullscreenchange', slow);
    const stop = usePreferences.subscribe((now, before) => {
      const folds = now.collapse !== before.collapse || now.sideNavCollapse !== before.sideNavCollapse;
      if (folds || now.bodyFullscreen !== before.bodyFullscreen) slow();
      else if (now.layoutStyle !== before.layoutStyle || now.showTabs !== before.showTabs) soon();
    });
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', soon);
      document.removeEventListener('fullscreenchange', slow);
      stop();
    };
  }, [box]);
}
