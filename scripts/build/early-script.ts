/**
 * A build plugin that puts a small script of its own (src-renderer/early.ts) before the console's. It runs while
 * the console's script is still loading; as a part of that script it would have to wait.
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
        // `async`, so that the script waits for neither the page nor its style.
        return html.replace(/<script type="module"/, (main) => `${tag}\n    ${main}`);
      },
    },
  };
}
