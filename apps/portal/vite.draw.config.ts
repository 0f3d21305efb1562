import type { UserConfig } from 'vite';
import react from '@vitejs/plugin-react';

/** The part of the portal that runs in the server: it draws the first page. What only a browser loads later is left out. */
// oxlint-disable-next-line import/no-default-export -- Vite reads the default export
export default {
  plugins: [react()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/draw-page.tsx',
    outDir: 'dist/server',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node24',
    rolldownOptions: { external: (id) => /\/(signed-in|themed-pages)\.tsx$/.test(id) },
  },
} satisfies UserConfig;
