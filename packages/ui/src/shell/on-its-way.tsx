import { useEffect, useState, type ComponentType } from 'react';
import { Loading } from '../feedback/states.tsx';

/**
 * A page that says it is loading until it is here. A `Suspense` would too, but React replaces what that shows a third of a second later
 * than it could.
 */
export function onItsWay(coming: Promise<ComponentType>): { readonly Component: ComponentType; readonly here: Promise<void> } {
  let arrived: ComponentType | null = null;
  const here = coming.then((Page) => {
    arrived = Page;
  });
  function OnItsWay() {
    const [Page, show] = useState(() => arrived);
    // Files arrive outside of React.
    useEffect(() => {
      if (Page === null) void here.then(() => show(() => arrived));
    }, [Page]);
    return Page === null ? <Loading /> : <Page />;
  }
  return { Component: OnItsWay, here };
}
