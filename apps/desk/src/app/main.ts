// Here and not later, so that the page has its ground colour and font before any script has run.
import '@fontsource-variable/inter/wght.css';
import '@quayside/ui/theme/styles.css';
import { config } from 'zod';

// The content policy forbids eval, which zod would use for speed. It decides when a schema is made, so this comes before all of them.
config({ jitless: true });

void import('./start.tsx').then(({ start }) => start());
