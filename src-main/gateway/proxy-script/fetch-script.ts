/** Fetches a proxy script directly, never through a proxy, with the authorities and pins of its profile. */
import { authorities } from '../../authorities/authorities.ts';
import { createPools } from '../pools.ts';
import type { GatewayRoute } from '../target.ts';

/** Bytes of a script. */
const sizeLimit = 1024 * 1024;
/** Milliseconds, once this computer's authorities have been read. */
const fetchLimit = 10_000;

export async function fetchScript(route: GatewayRoute, address: string): Promise<string> {
  const { origin, pathname, search } = new URL(address);
  if (origin.startsWith('https:')) await authorities.ready();
  const pools = createPools(fetchLimit);
  try {
    const { statusCode, body } = await pools.of(origin, route, null).request({
      method: 'GET',
      path: pathname + search,
      headers: { accept: 'application/x-ns-proxy-autoconfig, */*' },
      signal: AbortSignal.timeout(fetchLimit),
    });
    // Redirects are not followed, as everywhere in the gateway.
    if (statusCode !== 200) throw new Error(`HTTP ${statusCode}`);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      // wall: script-size
      if (size > sizeLimit) throw new Error('too large');
      parts.push(chunk);
    }
    // TextDecoder drops the byte order mark that some editors write.
    return new TextDecoder().decode(Buffer.concat(parts));
  } finally {
    await pools.close();
  }
}
