/** Rounds inside what is encrypted count with those in plain sight; so few that a weakened program ends as well. */
import { expect, it } from 'vitest';
import { readClientCertificate } from '../../src-main/services/servers/client-certificate/open.ts';
import { encryptedKey, file, shroudedKey } from './servers/p12.ts';

it.each([
  ['half of them here and half of them there', file(null, encryptedKey(1_200_000), shroudedKey(1_200_000))],
  ['all of them inside', file(null, encryptedKey(2_400_000))],
])('%s', async (_, bytes) => {
  await expect(readClientCertificate(bytes, 'passphrase')).rejects.toMatchObject({
    params: { reason: 'rounds' },
  });
});
