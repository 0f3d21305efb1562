// Before the first paint. Pages contain this file (the content policy names its hash).
{
  const root = document.documentElement;
  try {
    // No white flash for people who chose dark, and no brand colour for those who chose their own.
    const theme = JSON.parse(localStorage.getItem('theme') ?? '{}') ?? {};
    root.toggleAttribute('data-dark', theme.darkMode === true);
    if (/^#[0-9a-f]{6}$/i.test(theme.color)) root.style.setProperty('--brand', theme.color);
    // Drawn in another language than this browser chose (its cookie is gone): hidden until the script has replaced it.
    const chosen = localStorage.getItem('i18n-lang');
    root.toggleAttribute('data-undrawn', chosen !== null && chosen.replace('_', '-') !== root.lang);
  } catch {
    // Nothing stored, or nothing readable: light.
  }
  // The sign-in form is there before its script. What is sent meanwhile waits for it (start.tsx).
  addEventListener(
    'submit',
    (event) => {
      if (root.hasAttribute('data-live')) return;
      event.preventDefault();
      root.setAttribute('data-waiting', '');
    },
    true,
  );
  // A page that is already drawn is painted before its scripts are fetched: both would hold up the first frame.
  addEventListener('DOMContentLoaded', () => {
    const entry = document.querySelector('link[data-entry]');
    if (!entry) return;
    const start = () => {
      for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload';
      // A file that cannot be fetched is in the browser's own log.
      import(entry.href).catch(() => undefined);
    };
    // A frame that is asked for is drawn with the next one.
    if (document.hidden) start();
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  });
}
