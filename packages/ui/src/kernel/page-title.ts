import { useEffect } from 'react';

/** `<page> - <site>` in the window's title. */
export function useTitle(page: string | null, site: string): void {
  // The title belongs to the document, outside React's tree.
  useEffect(() => {
    document.title = page === null ? site : `${page} - ${site}`;
  }, [page, site]);
}
