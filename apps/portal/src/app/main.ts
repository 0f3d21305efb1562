// Imported first, so that the page has its background colour and font before any script runs.
import '@fontsource-variable/inter/wght.css';
import '@quayside/ui/theme/styles.css';
import { start } from './start.tsx';

void start();
