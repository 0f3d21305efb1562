import { PictureOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import './auth-image.css';
import { useClient } from '../kernel/context.ts';
import { giveBack, takeAddress } from './blob-address.ts';

type AuthImageProps = {
  /** The path from a response; null where there is no image. */
  path: string | null;
  /** Empty where the name is shown beside it. */
  alt: string;
  size?: 'thumb' | 'large';
};

const keyOf = (path: string) => ['pictures', path] as const;

/** An image that needs the session. It is fetched when it becomes visible; its space is reserved to avoid layout shift. */
export function AuthImage({ path, alt, size = 'thumb' }: AuthImageProps) {
  const queries = useQueryClient();
  // One that was fetched before is there at once.
  const [isSeen, setSeen] = useState(() => path !== null && queries.getQueryData(keyOf(path)) !== undefined);
  const watch = useCallback((frame: HTMLElement) => whenSeen(frame, () => setSeen(true)), []);
  return (
    <span className="auth-image" data-size={size} {...(path === null || isSeen ? {} : { ref: watch })}>
      {path !== null && isSeen ? <Picture path={path} alt={alt} /> : <PictureOutlined aria-hidden />}
    </span>
  );
}

function Picture({ path, alt }: { path: string; alt: string }) {
  const client = useClient();
  const { data } = useQuery({
    queryKey: keyOf(path),
    queryFn: ({ signal }) => client.picture(path, { signal }),
    // An image's URL changes with its content, so it never becomes stale.
    staleTime: Number.POSITIVE_INFINITY,
    // A missing image shows the placeholder without an error message.
    meta: { silent: true },
  });
  return data ? <BlobImage blob={data} alt={alt} /> : <PictureOutlined aria-hidden />;
}

/** Shows a blob while it is mounted. */
export function BlobImage({ blob, alt }: { blob: Blob; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = takeAddress(blob);
      return () => giveBack(blob);
    },
    [blob],
  );
  return <img ref={show} alt={alt} />;
}

function whenSeen(frame: HTMLElement, seen: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      seen();
    },
    { rootMargin: '200px' },
  );
  observer.observe(frame);
  return () => observer.disconnect();
}
