import { webConfig } from '../../packages/ui/vite/web-config.ts';

// oxlint-disable-next-line import/no-default-export -- Vite reads the default export
export default webConfig('/desk/');
