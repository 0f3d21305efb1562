import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';

/** A key as it stands on its button. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="key-cap" aria-hidden>
      {children}
    </kbd>
  );
}

type KeyButtonProps = ButtonProps & { shortcut: string; ref?: Ref<HTMLButtonElement> };

/** A button with its key on it. The page handles the key with `useReviewKeys`. */
export function KeyButton({ shortcut, children, ...rest }: KeyButtonProps) {
  return (
    <Button aria-keyshortcuts={shortcut} {...rest}>
      {children} <KeyCap>{shortcut}</KeyCap>
    </Button>
  );
}
