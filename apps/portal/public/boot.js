// Before the first paint. The sign-in page contains this file (the content policy names its hash); other pages load it.
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
}
