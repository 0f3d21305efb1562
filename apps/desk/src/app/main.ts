// Imported first, so that the page has its background colour and font before any script runs.
import '@fontsource-variable/inter/wght.css';
import '@quayside/ui/theme/styles.css';
import { config } from 'zod';

// The CSP forbids eval, which zod would use for speed. It decides when a schema is created, so this comes before all of them.
config({ jitless: true });

void import('./start.tsx').then(({ start }) => start());
