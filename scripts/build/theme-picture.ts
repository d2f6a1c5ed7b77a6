/**
 * A build plugin for the page that draws one theme (`src-renderer/frame/theme-picture`): one script and one style
 * sheet beside the terminal's program. It is built separately, so that the console's first picture contains none of
 * it.
 */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { pageTexts } from './page-texts.ts';
import { stewardStyles } from './styles.ts';

export function themePicture(root: string): Plugin {
  return {
    name: 'steward-theme-picture',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        root: join(root, 'src-renderer'),
        configFile: false,
        logLevel: 'warn',
        plugins: [react(), stewardStyles(root), pageTexts(root, { isWhole: true })],
        build: {
          write: false,
          reportCompressedSize: false,
          cssCodeSplit: false,
          rollupOptions: {
            input: join(root, 'src-renderer/frame/theme-picture/main.tsx'),
            output: { format: 'es', codeSplitting: false, entryFileNames: 'theme-picture.js' },
          },
        },
      });
      const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
      for (const output of outputs) {
        const source = output.type === 'chunk' ? output.code : output.source;
        const fileName = output.type === 'chunk' ? 'theme-picture.js' : 'theme-picture.css';
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
