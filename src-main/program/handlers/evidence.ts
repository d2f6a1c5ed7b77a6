import type { BridgeHandlers } from '#shared/bridge/index.ts';
import { evidenceText } from '#shared/rules/evidence/evidence.ts';
import type { InstallationKey } from '../../services/installation-key/installation-key.ts';

export function evidenceHandlers(
  key: () => Promise<Pick<InstallationKey, 'publicKey' | 'sign'>>,
): BridgeHandlers['evidence'] {
  return {
    async sign(content) {
      const { publicKey, sign } = await key();
      const signature = await sign(evidenceText(content));
      return { key: (await publicKey()).key, signature };
    },
  };
}
