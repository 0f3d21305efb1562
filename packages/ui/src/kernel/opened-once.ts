import { useState } from 'react';

/** A dialog or drawer whose code is fetched when it is opened for the first time; it stays mounted, so that it can close with its motion. */
export function useOpenedOnce() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = () => {
    setOpen(true);
    setWasOpened(true);
  };
  return { open, wasOpened, show, hide: () => setOpen(false) };
}
