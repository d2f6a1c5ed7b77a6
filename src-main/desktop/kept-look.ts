/** Appearance and language of the last run, for what is shown before the program has read its settings. */
import type { Settings } from '#shared/rules/settings/settings.ts';
import type { DesktopStore, StoredValue } from './desktop-store.ts';

export type KeptLook = Pick<Settings, 'appearance' | 'language'>;

export function keptLook(store: DesktopStore): StoredValue<KeptLook> {
  return store.part('look', readLook, { appearance: 'system', language: 'system' });
}

/** Validates by hand: no schema library is loaded before the window. */
function readLook(data: unknown): KeptLook | null {
  if (typeof data !== 'object' || data === null) return null;
  const { appearance, language } = data as Readonly<Record<string, unknown>>;
  if (appearance !== 'system' && appearance !== 'light' && appearance !== 'dark') return null;
  if (language !== 'system' && language !== 'en-US' && language !== 'zh-CN') return null;
  return { appearance, language };
}
