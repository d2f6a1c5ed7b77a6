/**
 * A webhook of the organisation: one POST of JSON over https, to an address that may hold a secret. Therefore it comes
 * from a file or the environment, and nothing but its host is ever printed.
 */
import { request } from 'node:http';
import { nameFailure } from '../../gateway/failure.ts';
import type { GatewayRoute } from '../../gateway/target.ts';
import { whileWaited } from '../../services/link-check/fetch-link.ts';
import type { Options } from '../command-line/options.ts';
import { UsageError } from '../failure/usage-error.ts';
import { readSource } from '../input/read-source.ts';
import { utf8Text } from '../input/utf8-text.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** Characters of an address. */
const longest = 2048;
/** Milliseconds for connection, TLS and answer together. */
const deadline = 15_000;

/** Null where no webhook is named. Throws UsageError for an address that is none. */
export async function readWebhook(
  { webhookFile }: Options,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<URL | null> {
  const { STEWARD_WEBHOOK_FILE = '', STEWARD_WEBHOOK = '' } = terminal.env;
  const file = webhookFile ?? STEWARD_WEBHOOK_FILE;
  if (file === '') return STEWARD_WEBHOOK === '' ? null : webhookUrl(STEWARD_WEBHOOK, 'STEWARD_WEBHOOK');
  const { bytes } = await readSource(file, longest + 2, terminal, words.say('cli.standardInput'));
  return webhookUrl(utf8Text(bytes, file), file);
}

/** `source` names the place in messages, since the address itself may be a secret. */
function webhookUrl(text: string, source: string): URL {
  const url = URL.parse(text.trim());
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
  // wall: webhook-https
  if (!url || !isPlain || text.length > longest) throw new UsageError('cli.watch.badWebhook', source);
  return url;
}

/** Null where the webhook has taken it; otherwise the reason, `HTTP 404` or a code of the gateway. */
export async function postToWebhook(url: URL, body: string, route: GatewayRoute): Promise<string | null> {
  const signal = AbortSignal.timeout(deadline);
  const { openForeign } = await import('../../gateway/index.ts');
  try {
    const { socket } = await whileWaited(openForeign(url, route, null), signal);
    return await new Promise((resolve, reject) => {
      const sent = request({
        method: 'POST',
        path: `${url.pathname}${url.search}`,
        createConnection: () => socket,
        setHost: false,
        insecureHTTPParser: false,
        signal,
        headers: {
          host: url.host,
          connection: 'close',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Steward',
        },
      });
      sent.on('error', reject);
      sent.on('response', (response) => {
        const { statusCode = 0 } = response;
        // A redirect is no acceptance, and leads nowhere.
        response.destroy();
        resolve(statusCode >= 200 && statusCode < 300 ? null : `HTTP ${statusCode}`);
      });
      sent.end(body);
    });
  } catch (error) {
    return signal.aborted ? 'TIMEOUT' : nameFailure(error).code;
  }
}
