import { config } from 'zod';

// The CSP forbids eval, which zod would use for speed. It decides when a schema is created, so this file is loaded before all of
// them: through `withSchemas` in routes.tsx.
config({ jitless: true });
