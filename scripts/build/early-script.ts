/**
 * A build plugin: the page's first script is a small one (src-renderer/early.ts) of its own, before the console's. It
 * runs while that is still on its way; as a part of it, it would wait for it.
 */
import type { Plugin } from 'vite';
import { earlyName } from './chunks.ts';

export function earlyScript(): Plugin {
  return {
    name: 'steward-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const early = Object.values(bundle ?? {}).find(
          (output) => output.type === 'chunk' && output.isEntry && output.name === earlyName,
        );
        if (!early) throw new Error('the early script was not built');
        const tag = `<script type="module" async crossorigin src="/${early.fileName}" nonce="__CSP_NONCE__"></script>`;
        // As soon as it is there: the page and its style are not waited for.
        return html.replace(/<script type="module"/, (main) => `${tag}\n    ${main}`);
      },
    },
  };
}
