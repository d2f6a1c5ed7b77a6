/**
 * The system's key store, by Electron's asynchronous safeStorage: Keychain, DPAPI, Secret Service or KWallet. The
 * synchronous calls would stop every window while the system asks for a password, and end with Electron 46.
 */
import { app, safeStorage } from 'electron';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { KeyStore } from '../program/index.ts';

/** Backends of Linux without a key ring: anybody who has the file can open what they "encrypt". */
const pretended = new Set(['basic_text', 'unknown']);

export function desktopKeyStore(): KeyStore {
  return {
    async status() {
      await app.whenReady();
      const backend = backendName();
      const available = !pretended.has(backend) && (await safeStorage.isAsyncEncryptionAvailable());
      return { available, backend };
    },
    async seal(text) {
      await app.whenReady();
      try {
        return await safeStorage.encryptStringAsync(text);
      } catch (cause) {
        // The user has refused the system's question, or the key ring was locked meanwhile.
        throw new BridgeError('KEY_STORE_UNAVAILABLE', 'the key store seals nothing', {
          reason: cause instanceof Error ? cause.message : String(cause),
        });
      }
    },
    async open(sealed) {
      await app.whenReady();
      const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(Buffer.from(sealed));
      return { text: result, isStale: shouldReEncrypt };
    },
  };
}

function backendName(): string {
  if (process.platform === 'darwin') return 'keychain';
  return process.platform === 'win32' ? 'dpapi' : safeStorage.getSelectedStorageBackend();
}
