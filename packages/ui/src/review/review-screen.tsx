import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoldedMenu } from '../kernel/menu-fold.ts';
import { KeyCap } from './key-button.tsx';
import './review.css';

type ScreenProps = { list: ReactNode; item: ReactNode | null; wide?: boolean };

/** A work screen: the list left, the item right, both as high as the window. The menu is folded meanwhile. */
export function ReviewScreen({ list, item, wide = false }: ScreenProps) {
  useFoldedMenu();
  const box = useRef<HTMLDivElement>(null);
  // The height left below header and tabs is known only after layout.
  useLayoutEffect(() => {
    const measure = () => {
      const top = box.current?.getBoundingClientRect().top ?? 0;
      box.current?.style.setProperty('--review-top', `${Math.max(0, Math.round(top + globalThis.scrollY))}px`);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return (
    <div ref={box} className="review-screen" data-open={item !== null || undefined} data-wide={wide || undefined}>
      <section className="review-list">{list}</section>
      <section className="review-item">{item}</section>
    </div>
  );
}

type PlaceProps = { at: number; of: number; onMove: (step: 1 | -1) => void; onClose?: () => void };

/** "3 of 47" with its buttons. */
export function ReviewPlace({ at, of, onMove, onClose }: PlaceProps) {
  const { t } = useTranslation();
  return (
    <div className="review-place">
      <Button icon={<LeftOutlined aria-hidden />} aria-label={t('review.previous')} aria-keyshortcuts="K" onClick={() => onMove(-1)} />
      <span className="review-place-text">{t('review.place', { at, of })}</span>
      <Button icon={<RightOutlined aria-hidden />} aria-label={t('review.next')} aria-keyshortcuts="J" onClick={() => onMove(1)} />
      {onClose && (
        <>
          <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={t('review.close')} onClick={onClose} />
          <KeyCap>Esc</KeyCap>
        </>
      )}
    </div>
  );
}

/** The foot of an item: left what the focused button will do, right the buttons. */
export function ReviewFoot({ says, children }: { says: ReactNode; children: ReactNode }) {
  return (
    <footer className="review-foot">
      <span className="review-foot-says" aria-live="polite">
        {says}
      </span>
      <div className="review-foot-buttons">{children}</div>
    </footer>
  );
}

/** The keys of the list, at its foot. */
export function ReviewListKeys({ keys, children }: { keys: readonly (readonly [readonly string[], string])[]; children: ReactNode }) {
  return (
    <footer className="review-list-foot">
      <span className="review-list-keys">
        {keys.map(([caps, label]) => (
          <span key={label}>
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}{' '}
            {label}
          </span>
        ))}
      </span>
      <span className="review-list-count">{children}</span>
    </footer>
  );
}
