/** The open packages of the page: handed to the shell, checked one after another, released when the page closes. */
import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { handleForFile } from '#data/files.ts';
import { holdFile, letGo } from '#data/held-files.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import type { CheckedPackage } from '#shared/bridge/theme-packages.ts';
import { openedPackagesAtom } from '#state/opened-files.ts';

/** A file of the page, or a handle of a file that the system opened with the program. */
type Source = File | FileHandle;

export interface PackageFile {
  /** Id within the page: a file that is chosen twice has two. */
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** null until the shell has the file. */
  readonly handle: FileHandle | null;
  /** Progress from 0 to 1. */
  readonly progress: number;
  readonly checked: CheckedPackage | null;
  readonly error: Error | null;
  /** The package has edits that are not saved to a file yet. */
  readonly edited: boolean;
}

export interface PackageFiles {
  readonly files: readonly PackageFile[];
  readonly open: (files: readonly File[]) => void;
  readonly close: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Replaces the package by an edited one, which is checked like any other. */
  readonly replace: (id: string, handle: FileHandle) => void;
  readonly noteSaved: (id: string) => void;
}

export function usePackageFiles(): PackageFiles {
  const [files, setFiles] = useState<readonly PackageFile[]>([]);
  const sources = useRef(new Map<string, Source>());
  const stops = useRef(new Map<string, AbortController>());
  /** Handles by the page's file, of an edited package its former ones too. */
  const handles = useRef(new Map<string, readonly string[]>());
  const waiting = useRef(Promise.resolve());
  useEffect(() => {
    const [under, kept] = [stops.current, handles.current];
    return () => {
      for (const stop of under.values()) stop.abort();
      void letGo([...kept.values()].flat());
    };
  }, []);

  const change = (id: string, part: Partial<PackageFile>) =>
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const forget = (id: string) => {
    void letGo(handles.current.get(id) ?? []);
    handles.current.delete(id);
  };
  const check = async (id: string, file: Source) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    const { signal } = stop;
    try {
      const handle = file instanceof File ? await handleForFile(file, signal, 'themePackage') : file;
      holdFile(handle.id);
      handles.current.set(id, [...(handles.current.get(id) ?? []), handle.id]);
      if (signal.aborted) return forget(id);
      change(id, { handle });
      const onProgress = ({ done, total }: { readonly done: number; readonly total: number }) =>
        change(id, { progress: total > 0 ? done / total : 1 });
      const checked = await bridge.themePackages.check({ file: handle.id }, { signal, onProgress });
      // Nothing of a refused archive is looked at again.
      if (checked.kind === 'refused') forget(id);
      change(id, { checked });
    } catch (thrown) {
      if (!signal.aborted)
        change(id, { error: thrown instanceof Error ? thrown : new Error(String(thrown)) });
    } finally {
      stops.current.delete(id);
    }
  };
  const begin = (id: string, file: Source) => {
    waiting.current = waiting.current.then(() => (sources.current.has(id) ? check(id, file) : undefined));
  };

  const open = (chosen: readonly Source[]) => {
    const added = chosen.map((file) => {
      const id = crypto.randomUUID();
      sources.current.set(id, file);
      begin(id, file);
      return { ...fresh, id, name: file.name, size: file.size };
    });
    setFiles((now) => [...now, ...added]);
  };
  const [opened, setOpened] = useAtom(openedPackagesAtom);
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!opened) return;
    setOpened(null);
    latest.current(opened);
  }, [opened, setOpened]);

  return {
    files,
    open,
    close(id) {
      stops.current.get(id)?.abort();
      sources.current.delete(id);
      forget(id);
      setFiles((now) => now.filter((one) => one.id !== id));
    },
    replace(id, handle) {
      sources.current.set(id, handle);
      change(id, { edited: true, size: handle.size, error: null });
      begin(id, handle);
    },
    noteSaved: (id) => change(id, { edited: false }),
    retry(id) {
      const file = sources.current.get(id);
      if (!file) return;
      change(id, fresh);
      begin(id, file);
    },
  };
}

const fresh = { handle: null, progress: 0, checked: null, error: null, edited: false } as const;
