/**
 * Finds the certificate of a server that this profile trusts, for pages that another network stack loads: it opens
 * a connection as the gateway does, by the profile's proxy, with its authorities and trusted certificates.
 */
import { TLSSocket } from 'node:tls';
import { type AskSystem, chooseWays } from './choose-proxy.ts';
import { openByWays } from './connector.ts';
import { type GatewayTarget, readAddress } from './target.ts';

/** Resolves to SHA-256, upper-case hex with colons; null where no certificate is trusted. Never rejects. */
export async function vouchedCertificate(
  target: Pick<GatewayTarget, 'address' | 'route'>,
  askSystem: AskSystem | null,
): Promise<string | null> {
  const address = readAddress(target.address);
  if (!address?.secure) return null;
  const { route } = target;
  try {
    const ways = await chooseWays(route, address.origin, askSystem);
    const { hostname, port } = new URL(address.origin);
    const end = { hostname, port: Number(port || 443), secure: true, route };
    return await new Promise((done) => {
      openByWays(end, ways, (error, socket) => {
        const shown = socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined;
        socket?.on('error', () => undefined).destroy();
        done(error ? null : (shown?.fingerprint256 ?? null));
      });
    });
  } catch {
    // Without a connection nobody vouches for the certificate that Chromium has seen.
    return null;
  }
}
