import { useEffect } from 'react';
import { create } from 'zustand';
import { usePreferences } from './preferences.ts';

/** A work screen folds the menu while it is on screen; the user's own setting stays as it is. */
const useWorkFold = create<{ folded: boolean }>()(() => ({ folded: false }));

export function useFoldedMenu(): void {
  useEffect(() => {
    useWorkFold.setState({ folded: true });
    return () => useWorkFold.setState({ folded: false });
  }, []);
}

export function useMenuFold(): { folded: boolean; toggle: () => void } {
  const collapse = usePreferences((chosen) => chosen.collapse);
  const set = usePreferences((chosen) => chosen.set);
  const isWork = useWorkFold((state) => state.folded);
  const folded = isWork || collapse;
  const toggle = () => {
    if (isWork) useWorkFold.setState({ folded: false });
    set({ collapse: !folded });
  };
  return { folded, toggle };
}
