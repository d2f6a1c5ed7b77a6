/**
 * The web shell in development. Vite serves the console from its sources and proxies everything else to the real
 * web shell, which runs from its sources too and restarts when one of them changes. The page carries the shell's
 * own content security policy, and the shell's wall is behind the proxy: whatever the product refuses is refused
 * here too.
 */
import { execFile, spawn } from 'node:child_process';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import config from '../electron.vite.config.ts';

const root = join(import.meta.dirname, '..');
const nonce = crypto.randomUUID();
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    data: { type: 'string' },
    'no-open': { type: 'boolean' },
  },
});

const main = join(root, 'src-main/web/main.ts');
const data = values.data === undefined ? [] : ['--data', values.data];
const shellPort = await freePort();
const shell = `http://127.0.0.1:${shellPort}`;
let server: ViteDevServer | undefined;
const child = startShell(async (url) => {
  const { hash } = new URL(url);
  if (server) {
    server.ws.send('steward:restarted', { hash });
    return;
  }
  server = await startVite();
  console.log(`Steward is ready for development at ${addressOf(server)}/${hash}`);
  if (process.stdin.isTTY) {
    console.log('The link works once, within 60 seconds. Press Enter for a new one, Ctrl+C to end.');
    process.stdin.on('data', () => void printLink());
  }
  server.config.server.open = `/${hash}`;
  if (!values['no-open']) server.openBrowser();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(0));
child.once('exit', (code) => void stop(code ?? 1));

/** The actual address: Vite takes the next port when the preferred one is in use. */
function addressOf({ httpServer }: ViteDevServer): string {
  const address = httpServer?.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : values.port}`;
}

async function printLink(): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [main, '--link', ...data]);
  if (server) console.log(`${addressOf(server)}/${new URL(stdout.trim()).hash}`);
}

async function stop(code: number): Promise<never> {
  child.kill();
  await server?.close();
  process.exit(code);
}

/** Runs the shell's sources; at each start `onReady` gets its address with a fresh one-time token. */
function startShell(onReady: (url: string) => Promise<void>) {
  const args = ['--watch', '--watch-preserve-output', main, '--port', String(shellPort), '--no-open'];
  // Only the security policy of the shell's own page is used.
  const page = ['--renderer', join(root, 'src-renderer')];
  const started = spawn(process.execPath, [...args, ...page, ...data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let rest = '';
  started.stdout.on('data', (chunk) => {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const url = /^Steward is ready at (http:\/\/\S+)/.exec(line)?.[1];
      if (url) void onReady(url);
      else console.log(line);
    }
  });
  return started;
}

async function startVite(): Promise<ViteDevServer> {
  const page = await fetch(shell);
  const policy = page.headers.get('content-security-policy') ?? '';
  const vite = await createServer({
    ...config.renderer,
    configFile: false,
    html: { cspNonce: nonce },
    plugins: [config.renderer?.plugins ?? [], developmentPage()],
    server: {
      host: '127.0.0.1',
      port: Number(values.port),
      cors: false,
      open: false,
      headers: { 'Content-Security-Policy': policy.replace(/'nonce-[^']*'/g, `'nonce-${nonce}'`) },
      proxy: Object.fromEntries(
        ['/bridge', '/api', '/papi'].map((prefix) => [
          prefix,
          {
            target: shell,
            changeOrigin: true,
            configure: (proxy) => {
              // Only the page's own origin is replaced by the shell's; a foreign one stays, and is refused there.
              proxy.on('proxyReq', (request) => {
                if (request.getHeader('origin') !== addressOf(vite)) return;
                request.setHeader('origin', shell);
                // Vite's page has no ticket of the shell: without this field the request counts as a program's.
                request.removeHeader('sec-fetch-site');
              });
            },
          },
        ]),
      ),
    },
  });
  await vite.listen();
  return vite;
}

/** Puts the nonce into the page, and a module that follows the shell to its next start. */
function developmentPage(): Plugin {
  const follower = '/@steward-development';
  return {
    name: 'steward-development',
    resolveId: (id) => (id === follower ? follower : undefined),
    load: (id) =>
      id === follower
        ? `import.meta.hot?.on('steward:restarted', ({ hash }) => {
             history.replaceState(null, '', location.pathname + location.search + hash);
             location.reload();
           });`
        : undefined,
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html.replaceAll('__CSP_NONCE__', nonce),
        tags: [{ tag: 'script', attrs: { type: 'module', src: follower, nonce }, injectTo: 'head' }],
      }),
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const socket = createSocket();
    socket.once('error', failed);
    socket.listen(0, '127.0.0.1', () => {
      const address = socket.address();
      socket.close(() =>
        typeof address === 'object' && address ? found(address.port) : failed(new Error('no port')),
      );
    });
  });
}
