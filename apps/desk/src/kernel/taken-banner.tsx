import { EyeOutlined } from '@ant-design/icons';
import { KeyButton } from '@quayside/ui/review/key-button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './taken-banner.css';

const STAY_SECONDS = 5;

type BannerProps = { title: string; children: (seconds: number) => ReactNode; onNext: () => void; onStay: () => void };

/** Somebody else was faster: who and what. The next item opens by itself unless Esc is pressed. */
export function TakenBanner({ title, children, onNext, onStay }: BannerProps) {
  const { t } = useTranslation('desk-kernel');
  const [left, setLeft] = useState(STAY_SECONDS);
  const next = useRef(onNext);
  useEffect(() => {
    next.current = onNext;
  });
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left <= 0) next.current();
  }, [left]);
  return (
    <section className="taken-banner" role="alert">
      <header>
        <EyeOutlined aria-hidden />
        <strong>{title}</strong>
        <KeyButton shortcut="Esc" size="small" onClick={onStay}>
          {t('stay')}
        </KeyButton>
      </header>
      <p>{children(Math.max(0, left))}</p>
    </section>
  );
}
