import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { onItsWay } from './on-its-way.tsx';

export type PageModule = Record<string, ComponentType>;
export type PageRegistry = {
  has: (name: string) => boolean;
  page: (name: string) => ReactNode;
  /** Loads a page before it is asked for: the frame can be drawn meanwhile. */
  prepare: (name: string) => Promise<void>;
  forgetFailed: () => void;
};

/** Every areas/<area>/<thing>-page.tsx is a page the server may name as "<area>/<thing>-page"; it exports that one component. */
export function createRegistry(modules: Record<string, () => Promise<PageModule>>): PageRegistry {
  const loaders = new Map(Object.entries(modules).map(([file, load]) => [file.replace(/^.*\/areas\/(.+)\.tsx$/, '$1'), load]));
  const pages = new Map<string, ComponentType>();
  const failed = new Set<string>();
  const componentOf = (name: string, load: () => Promise<PageModule>) => {
    const known = pages.get(name);
    if (known) return known;
    const page = lazy(() => load().then(onlyExport(name), remember(failed, name)));
    pages.set(name, page);
    return page;
  };
  // Its component is looked up when it is drawn: a page that failed is another one when it is tried again.
  function Page({ name, load }: { name: string; load: () => Promise<PageModule> }) {
    return createElement(componentOf(name, load));
  }
  return {
    has: (name) => loaders.has(name),
    page: (name) => {
      const load = loaders.get(name);
      return load ? <Page name={name} load={load} /> : null;
    },
    prepare: async (name) => {
      const load = loaders.get(name);
      // A page that is drawn already stays what it is: another component would lose what was typed.
      if (!load || pages.has(name)) return;
      // What cannot be loaded now is loaded, or says why not, when it is drawn.
      const Later = componentOf(name, load);
      const loaded = load().then(onlyExport(name));
      const { Component, here } = onItsWay(loaded.then((page) => page.default).catch(() => Later));
      pages.set(name, Component);
      await here;
    },
    // React caches a failed lazy(). It is dropped only when the person tries again: dropping it at once would retry in a loop.
    forgetFailed: () => {
      for (const name of failed) pages.delete(name);
      failed.clear();
    },
  };
}

function onlyExport(name: string) {
  return (module: PageModule) => {
    const [component, ...others] = Object.values(module);
    if (!component || others.length > 0) throw new Error(`${name} must export one page`);
    return { default: component };
  };
}

function remember(failed: Set<string>, name: string) {
  return (error: unknown): never => {
    failed.add(name);
    throw error;
  };
}
