import { NotFoundPage } from '@quayside/ui/message-pages';

/** There is no such page, said to somebody who has not signed in (SHELL-19). */
export function PublicNotFound() {
  return (
    <main className="public-page">
      <NotFoundPage />
    </main>
  );
}
