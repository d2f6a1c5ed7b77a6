/** The choice of a configuration file: it is read strictly, and its origin or the reason of its refusal is shown. */
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { refusedAsTooLarge, withHandle } from '#data/files.ts';
import { useText } from '#data/text.ts';
import type { FileTenant } from '#shared/rules/changes/file-tenant.ts';
import type { Configuration } from '#shared/rules/configuration/configuration.ts';
import { FileDrop } from '#widgets/FileDrop.tsx';
import ink from '#widgets/looks/ink.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notifyFailure } from '#widgets/notify.tsx';

interface ConfigurationFileProps {
  readonly label: string;
  readonly disabled: boolean;
  /** null without a file, or for a refused one. */
  readonly onRead: (file: ReadConfiguration | null) => void;
}

export interface ReadConfiguration extends Configuration {
  /** The file's name on the disk. */
  readonly file: string;
  readonly from: { readonly server: string; readonly user: string; readonly tenant?: FileTenant | undefined };
}

type Read = Awaited<ReturnType<typeof bridge.configuration.read>>;

export function ConfigurationFileField({ label, disabled, onRead }: ConfigurationFileProps) {
  const { t, formatTime } = useText();
  const [file, setFile] = useState<File | null>(null);
  const [reading, setReading] = useState<Read | null>(null);
  const open = async (chosen: File | null) => {
    setFile(chosen);
    setReading(null);
    onRead(null);
    if (!chosen) return;
    await withHandle(chosen, async (id) => {
      const read = await bridge.configuration.read({ file: id });
      setReading(read);
      onRead(read.problem === null ? { ...read.configuration, file: chosen.name, from: read.from } : null);
    }).catch((error: unknown) => setReading(refusedAsTooLarge(error)));
  };
  return (
    <>
      <FileDrop
        label={label}
        file={file}
        accept=".steward-config,.json"
        hint={t('configuration.compare.hint')}
        disabled={disabled}
        onFile={(chosen) => void open(chosen).catch(notifyFailure)}
      />
      {reading && reading.problem !== null && (
        <Notice tone="danger" title={t('configuration.refused', { name: file?.name ?? '' })}>
          {t(`configuration.problem.${reading.problem}`, { at: reading.at })}
        </Notice>
      )}
      {reading?.problem === null && (
        <p className={ink.help}>
          <bdi>
            {t('configuration.compare.from', {
              ...reading.from,
              time: formatTime(Date.parse(reading.made)),
            })}
          </bdi>
        </p>
      )}
    </>
  );
}
