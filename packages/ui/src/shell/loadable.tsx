import { lazy, type ComponentType } from 'react';

export type Loadable<Props extends object> = { readonly Component: ComponentType<Props>; readonly prepare: () => Promise<void> };

/**
 * A component whose file is loaded on first use. One that was prepared is drawn at once: what stops the drawing, even for a moment, is
 * shown a third of a second later, because React does not replace loading states faster.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  const once = async () => (loaded ??= await load());
  const Later = lazy(async () => ({ default: await once() }));
  function Component(props: Props) {
    // A component that waited is drawn again when the file has come: what is on the screen never changes from one to the other.
    const Shown: ComponentType<Props> = loaded ?? Later;
    return <Shown {...props} />;
  }
  return { Component, prepare: async () => void (await once()) };
}
