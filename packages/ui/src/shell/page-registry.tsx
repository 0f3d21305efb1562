import { createElement, lazy, type ComponentType, type ReactNode } from 'react';

export type PageModule = Record<string, ComponentType>;
export type PageRegistry = {
  has: (name: string) => boolean;
  page: (name: string) => ReactNode;
  /** Loads a page before it is asked for, so that it is drawn at once. */
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
  return {
    has: (name) => loaders.has(name),
    page: (name) => {
      const load = loaders.get(name);
      return load ? createElement(componentOf(name, load)) : null;
    },
    // React caches a failed lazy(). It is dropped only when the user retries: dropping it at once would retry in a loop.
    prepare: async (name) => {
      const loaded = (await loaders.get(name)?.().then(onlyExport(name)))?.default;
      // A page that is drawn already stays what it is: another component would lose what was typed.
      if (loaded && !pages.has(name)) pages.set(name, loaded);
    },
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
