/** The system's key store, by Electron's safeStorage: Keychain, DPAPI, libsecret or KWallet. */
import { app, safeStorage } from 'electron';
import type { KeyStore } from '../program/index.ts';

/** Backends of Linux without a key ring: anybody who has the file can open what they "encrypt". */
const pretended = new Set(['basic_text', 'unknown']);

export function desktopKeyStore(): KeyStore {
  return {
    async status() {
      await app.whenReady();
      const backend = backendName();
      return { available: safeStorage.isEncryptionAvailable() && !pretended.has(backend), backend };
    },
    seal: async (text) => safeStorage.encryptString(text),
    open: async (sealed) => safeStorage.decryptString(Buffer.from(sealed)),
  };
}

function backendName(): string {
  if (process.platform === 'darwin') return 'keychain';
  return process.platform === 'win32' ? 'dpapi' : safeStorage.getSelectedStorageBackend();
}
