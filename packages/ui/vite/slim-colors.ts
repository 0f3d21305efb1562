import { join } from 'node:path';
import type { Plugin } from 'vite';

const ASKING = /[\\/]antd[\\/]es[\\/](button|tag)[\\/]style[\\/]/;
const PICKER = /\/color-picker\/(color|components\/ColorPresets)$/;

/**
 * Every button asks the colour picker whether a colour is bright, and so the picker, its panels and what folds them came with the first
 * page. They get a small answer of our own instead. Should Ant Design ask for more one day, the build fails for want of that name.
 */
export function slimColors(): Plugin {
  const answer = join(import.meta.dirname, '..', 'src', 'kernel', 'brightness.ts');
  return {
    name: 'quayside-slim-colors',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (importer !== undefined && ASKING.test(importer) && PICKER.test(source) ? answer : null),
  };
}
