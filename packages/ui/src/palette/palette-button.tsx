import { SearchOutlined } from '@ant-design/icons';
import type { MenuItem } from '@quayside/contract/kernel/menu';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteSource } from '../kernel/palette-source.ts';
import './palette.css';

const PaletteDialog = lazy(() => import('./palette-dialog.tsx').then((file) => ({ default: file.PaletteDialog })));

export type PaletteButtonProps = { menu: readonly MenuItem[]; loadSources: () => Promise<PaletteSource[]>; short: boolean };

/** Opens the palette; Ctrl K does too, on every page. */
export function PaletteButton({ menu, loadSources, short }: PaletteButtonProps) {
  const { t } = useTranslation('palette');
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  // The key belongs to the window, not to an element.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setLoaded(true);
      setOpen((before) => !before);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const open = () => {
    setLoaded(true);
    setOpen(true);
  };
  return (
    <>
      <button type="button" className="palette-button" data-short={short || undefined} aria-label={t('open')} onClick={open}>
        <SearchOutlined aria-hidden />
        {!short && <span>{t('open')}</span>}
        {!short && <kbd>{isMac() ? '⌘ K' : 'Ctrl K'}</kbd>}
      </button>
      {isLoaded && (
        <Suspense fallback={null}>
          <PaletteDialog isOpen={isOpen} menu={menu} loadSources={loadSources} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
