import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Many tabs scroll sideways; arrows show when there is more. */
export function TabScroll({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  // Whether everything fits is known only after the browser's layout, and changes with the window.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      setOverflows(element.scrollWidth > element.clientWidth + 1);
      // The arrows, or a smaller window, may have hidden the active tab.
      element.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const move = (sign: 1 | -1) => box.current?.scrollBy({ left: sign * box.current.clientWidth * 0.7, behavior: 'smooth' });
  return (
    <>
      {overflows && (
        <Button type="text" size="small" icon={<LeftOutlined aria-hidden />} aria-label={t('tabs.scroll_left')} onClick={() => move(-1)} />
      )}
      <div ref={box} className="tab-scroll">
        {children}
      </div>
      {overflows && (
        <Button type="text" size="small" icon={<RightOutlined aria-hidden />} aria-label={t('tabs.scroll_right')} onClick={() => move(1)} />
      )}
    </>
  );
}
