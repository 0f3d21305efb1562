import { PictureOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import './auth-image.css';
import { useClient } from '../kernel/context.ts';

type AuthImageProps = {
  /** The path an answer gave; null where there is no picture. */
  path: string | null;
  /** Empty where the name stands beside it. */
  alt: string;
  size?: 'thumb' | 'large';
};

/** A picture behind the session. It is fetched when it comes into sight and shown from memory; its room is kept from the start. */
export function AuthImage({ path, alt, size = 'thumb' }: AuthImageProps) {
  const client = useClient();
  const [isSeen, setSeen] = useState(false);
  const picture = useQuery({
    queryKey: ['pictures', path],
    queryFn: ({ signal }) => client.picture(path ?? '', { signal }),
    enabled: isSeen && path !== null,
    // A picture's address changes with its content.
    staleTime: Number.POSITIVE_INFINITY,
    // A picture that is missing is shown as none; nobody needs a message about it.
    meta: { silent: true },
  });
  const watch = useCallback((frame: HTMLElement) => whenSeen(frame, () => setSeen(true)), []);
  return (
    <span className="auth-image" data-size={size} {...(path === null ? {} : { ref: watch })}>
      {picture.data ? <BlobImage blob={picture.data} alt={alt} /> : <PictureOutlined aria-hidden />}
    </span>
  );
}

/** A picture the browser already holds; its address is given back when it is gone from the page. */
export function BlobImage({ blob, alt }: { blob: Blob; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
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
