// Before the first paint: no white flash for people who chose dark. A file of its own because the content policy allows no inline script.
try {
  document.documentElement.toggleAttribute('data-dark', JSON.parse(localStorage.getItem('theme') ?? '{}')?.darkMode === true);
} catch {
  // Nothing stored, or nothing readable: light.
}
