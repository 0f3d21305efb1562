import { BarcodeOutlined } from '@ant-design/icons';
import { DOUBLE_PRESS_MS } from '@quayside/ui/kernel/use-review-keys';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import './station.css';

type ScanInputProps = {
  ref: RefObject<HTMLInputElement | null>;
  prompt: string;
  hint: string;
  /** Changes with what is worked on: the field takes the focus again. Null while a dialog has it. */
  place: string | null;
  look?: 'serial';
  onCode: (code: string) => unknown;
  /** Enter alone; not the second line break of a scanner, and not a key that is held down. */
  onEmpty: () => unknown;
  onArrow?: (step: 1 | -1) => void;
  /** What the last scan was. */
  children?: ReactNode;
};

/** The cursor stays here: a scanner types a code and presses Enter. */
export function ScanInput({ ref, prompt, hint, place, look, onCode, onEmpty, onArrow, children }: ScanInputProps) {
  const [code, setCode] = useState('');
  const enteredAt = useRef(-Infinity);
  useEffect(() => {
    if (place !== null) ref.current?.focus();
  }, [ref, place]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (onArrow && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      return onArrow(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const wanted = code.trim();
    setCode('');
    const isDouble = event.timeStamp - enteredAt.current < DOUBLE_PRESS_MS;
    enteredAt.current = event.timeStamp;
    if (wanted !== '') void onCode(wanted);
    else if (!event.repeat && !isDouble) void onEmpty();
  };
  return (
    <div className="scan-field" data-look={look} data-code={code === '' ? undefined : ''}>
      <BarcodeOutlined aria-hidden className="scan-icon" />
      <label className="scan-input">
        <span className="scan-prompt" aria-hidden={code !== ''}>
          {prompt}
        </span>
        <input
          ref={ref}
          value={code}
          aria-label={prompt}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            // Nothing else took the focus: a click beside a field, or a dialog that closed.
            if (event.relatedTarget === null && place !== null) event.currentTarget.focus();
          }}
        />
        <span className="scan-hint">{hint}</span>
      </label>
      <div className="scan-said" aria-live="assertive">
        {children}
      </div>
    </div>
  );
}
