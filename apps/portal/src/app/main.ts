// Here and not later, so that the page has its ground colour and font before any script has run.
import '@fontsource-variable/inter/wght.css';
import '@quayside/ui/theme/styles.css';

void import('./start.tsx').then(({ start }) => start());
