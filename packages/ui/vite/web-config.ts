import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { antdStyles } from './antd-styles.ts';
import { brotli } from './brotli.ts';
import { pageTexts } from './page-texts.ts';
import { slimColors } from './slim-colors.ts';

// oxlint-disable-next-line no-restricted-properties -- read by Vite only, for trying a page against another server
const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080';
const proxy = { '/api': server, '/upload': server, '/open': server, '/stone': server };

/** The build of both apps. `base` is where the server hangs the app: `/` or `/desk/`. */
export function webConfig(base: '/' | '/desk/'): UserConfig {
  return {
    base,
    plugins: [react(), slimColors(), antdStyles(), pageTexts(), brotli()],
    server: { host: '127.0.0.1', proxy },
    preview: { host: '127.0.0.1', proxy },
    build: {
      target: 'es2023',
      // The content policy allows no data: scripts or fonts; small pictures may stay inline.
      assetsInlineLimit: (file) => (/\.(png|jpe?g|gif|webp)$/.test(file) ? undefined : false),
      modulePreload: { polyfill: false },
      // The server reads which files a page needs and asks for them with the page.
      manifest: 'server/files.json',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'framework',
                priority: 20,
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|zustand)[\\/]/,
              },
            ],
          },
        },
      },
    },
  };
}
