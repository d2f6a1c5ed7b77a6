/**
 * Which certificate a server shows that this profile trusts: a connection as the gateway makes it, by its proxy, with
 * its authorities and trusted certificates, says so. For pages that another network stack loads.
 */
import { TLSSocket } from 'node:tls';
import { type AskSystem, chooseWays } from './choose-proxy.ts';
import { openByWays } from './connector.ts';
import { type GatewayTarget, readAddress } from './target.ts';

/** SHA-256, upper-case hex with colons; null where there is none to be trusted. Never rejects. */
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
    // The way there is not open: nobody vouches for what Chromium was shown.
    return null;
  }
}
